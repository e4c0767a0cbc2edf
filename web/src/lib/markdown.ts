/** The little of Markdown that our rule books use: headings, lists, tables, bold, italic, code. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

function table(lines: string[]): string {
  const [head = '', , ...rows] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

function list(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[*-]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[1] ?? '');
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = /^\s*\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading) {
    const level = Math.min(6, (heading[1]?.length ?? 1) + 1);
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>${lines.length > 1 ? block(lines.slice(1).join('\n')) : ''}`;
  }
  if (first.startsWith('|')) return table(lines);
  if (/^\s*(?:[*-]|\d+\.) /.test(first)) return list(lines);
  return first.startsWith('---') ? '<hr>' : `<p>${inline(lines.join(' '))}</p>`;
}

/** The book as HTML. Everything is escaped first: the text can only be text. */
export function markdown(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter(Boolean)
    .map(block)
    .join('\n');
}
