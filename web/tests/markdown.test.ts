import { expect, test } from 'vitest';
import { markdown } from '../src/lib/markdown';

test('the books become headings, lists and tables', () => {
  const html = markdown(
    '## 7.1 Mine\n\nTake **one** `nugget`.\n\n* a\n  more\n* b\n\n| x | y |\n|---|---|\n| 1 | 2 |',
  );
  expect(html).toContain('<h3>7.1 Mine</h3>');
  expect(html).toContain('<strong>one</strong> <code>nugget</code>');
  expect(html).toContain('<ul><li>a more</li><li>b</li></ul>');
  expect(html).toContain('<th>x</th>');
  expect(html).toContain('<td>2</td>');
});

test('text is never markup', () => {
  expect(markdown('<img onerror=alert(1)>')).toBe('<p>&lt;img onerror=alert(1)&gt;</p>');
});
