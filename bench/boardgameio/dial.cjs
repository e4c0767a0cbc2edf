// A WebSocket to this machine: by `ws`, or, where it cannot be had, by Node's own.

const ours = () => {
  try {
    return require("ws");
  } catch {
    return null;
  }
};

const Ws = ours();

exports.dial = (port, path, headers, opened, heard) => {
  const url = `ws://127.0.0.1:${port}${path}`;
  if (Ws) {
    const ws = new Ws(url, { headers, perMessageDeflate: false });
    ws.on("message", heard);
    ws.on("open", opened);
    return ws;
  }
  const ws = new WebSocket(url, { headers });
  ws.binaryType = "arraybuffer";
  ws.addEventListener("message", (event) => heard(Buffer.from(event.data)));
  ws.addEventListener("open", opened);
  return ws;
};
