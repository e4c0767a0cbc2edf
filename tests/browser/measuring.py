"""What a ruler says about the page: how small the texts are, how large the targets and how far apart."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

SEEN: Final = """
const seen = (one) => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  // Scenery is a picture: what its signs say is not there to be read.
  const painted = one.closest('.unseen, [data-scenery]');
  return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !painted;
};
const name = (one) => one.outerHTML.replace(/<svg.*?<\\/svg>/gs, '').slice(0, 100);
"""
TEXTS: Final = (
    "(floor) => {"
    + SEEN
    + """
  const scale = (one) => one.closest('svg') ? one.getScreenCTM().a : 1;
  const said = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !seen(one) || one.closest('script, style, option')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale(one);
    if (size < floor - 0.01) said.add(`${size} px: ${node.data.trim()} in ${name(one)}`);
  }
  return [...said];
}"""
)
# A link inside a sentence is as high as its line; of a labelled field the label is touched too; what is
# covered cannot be touched; and of what scrolls only the part in sight counts.
TARGETS: Final = (
    "([least, apart]) => {"
    + SEEN
    + """
  const inline = (one) => one.matches('.why') || getComputedStyle(one).display === 'inline';
  const top = document.querySelector('dialog[open]') ?? document.body;
  const cut = (one) => {
    const box = one.getBoundingClientRect();
    const clip = {left: box.left, right: box.right, top: box.top, bottom: box.bottom};
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const edge = up.getBoundingClientRect();
      clip.left = Math.max(clip.left, edge.left);
      clip.right = Math.min(clip.right, edge.right);
      clip.top = Math.max(clip.top, edge.top);
      clip.bottom = Math.min(clip.bottom, edge.bottom);
    }
    return clip;
  };
  const shown = (one, box) => {
    if (box.right - box.left < 4 || box.bottom - box.top < 4) return false;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return one.contains(hit);
  };
  const all = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((one) => seen(one) && !inline(one))
    .map((one) => one.matches('label input') ? one.closest('label') : one)
    .map((one) => ({one, whole: one.getBoundingClientRect(), box: cut(one)}))
    .filter(({one, box}) => shown(one, box));
  const said = all
    .filter(({whole}) => Math.min(whole.width, whole.height) < least - 0.5)
    .map(({one, whole}) => `${whole.width.toFixed(1)} x ${whole.height.toFixed(1)}: ${name(one)}`);
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
    if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) return;
    const wide = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
    const high = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
    const gap = Math.max(wide, high);
    if (gap < apart - 0.5) said.push(`${gap.toFixed(1)} px between ${name(a.one)} and ${name(b.one)}`);
  }));
  return said;
}"""
)
OUTSIDE: Final = """([wanted, optional]) => [...document.querySelectorAll(wanted)]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    if (!one.getClientRects().length) return !one.matches(optional);
    return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  })
  .map((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return `${[left, top, right, bottom].map(Math.round)}: ${one.outerHTML.slice(0, 100)}`;
  })"""


def outside(page: Page, wanted: list[str], optional: str = ":not(*)") -> list[str]:
    """Which of these elements are not wholly on the screen, or hidden though they are not optional."""
    found: list[str] = page.evaluate(OUTSIDE, [", ".join(wanted), optional])
    return found


def small_texts(page: Page, floor: int) -> list[str]:
    """Every text in sight that is smaller than this, pictures with letters in them included."""
    found: list[str] = page.evaluate(TEXTS, floor)
    return found


def cramped_targets(page: Page, least: int, apart: int) -> list[str]:
    """Everything to be touched that is smaller than this, or nearer to its neighbour than that."""
    found: list[str] = page.evaluate(TARGETS, [least, apart])
    return found
