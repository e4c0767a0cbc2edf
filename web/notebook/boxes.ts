/** Plain boxes of one colour that follow each other, as one path: the same picture in half the letters. */

const BOX =
  /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="(#[0-9a-f]{3}|#[0-9a-f]{6})"\/>/;
const RUN = new RegExp(`(?:${BOX.source.replace(/\((?!\?)/g, '(?:')})+`, 'g');

const outline = ([, x, y, wide, high]: RegExpMatchArray): string => `M${x} ${y}h${wide}v${high}h-${wide}z`;

/** A run of boxes, cut where the colour changes: what lies on top stays on top. */
function merged(run: string): string {
  const paths: { fill: string; d: string }[] = [];
  for (const found of run.matchAll(new RegExp(BOX, 'g'))) {
    const fill = found[5] ?? '';
    const last = paths.at(-1);
    if (last?.fill === fill) last.d += outline(found);
    else paths.push({ fill, d: outline(found) });
  }
  return paths.map(({ fill, d }) => `<path d="${d}" fill="${fill}"/>`).join('');
}

export const boxes = (art: string): string => art.replace(RUN, merged);
