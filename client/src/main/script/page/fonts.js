// A page is read in letters of the system first. Its fonts come after the first paint, all before any is used, and
// then one block after another takes them, beginning with those in view: for all at once the browser would lay out the
// whole page in one go, and a phone would not answer for half a second. Rare letters of formulas come when they are
// needed.

/** Milliseconds of work before the browser may paint and answer. */
const SLICE = 4;

const BLOCKS = ".skip, .site-header, .lesson > :not(.lesson-cards), .lesson-cards > li";

/** Of formulas those with few letters. */
const isWanted = face =>
  face.family.includes("KaTeX")
    ? document.querySelector("style[data-formulas]") && !face.unicodeRange.startsWith("U+0-")
    : face.status === "unloaded";

const isInView = block => {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const mark = block => {
  block.dataset.fonts = "";
};

// With its fonts a text may have a line more or fewer, and what is read below would move; or what stands behind a link
// or a formula begins on another line. Then its letters stand a little closer or wider: by a few hundredths of their
// size, which nobody sees.
const TEXTS = "p, ul, ol, h1";
const SPACES = [0, -0.01, 0.01, -0.02, 0.02, -0.03, 0.03, -0.04, 0.04];
const LESS_THAN_A_LINE = 9;

/** Where a text ends, and on which line each of its pieces begins, in pixels from its top. */
const depths = text => {
  const { top, bottom } = text.getBoundingClientRect();
  const pieces = document.createNodeIterator(text, NodeFilter.SHOW_TEXT);
  const range = new Range();
  const all = [bottom - top];
  for (let piece; (piece = pieces.nextNode()); ) {
    range.selectNode(piece);
    all.push((range.getClientRects()[0]?.bottom ?? top) - top);
  }
  return all;
};
const fit = text => {
  const before = depths(text);
  const firstMoved = size => {
    text.style.letterSpacing = size ? `${size}em` : "";
    return depths(text).findIndex((depth, i) => Math.abs(depth - before[i]) > LESS_THAN_A_LINE);
  };
  mark(text);
  // Where some piece moves whatever is tried, at least the end should stay, which is number 0.
  firstMoved(SPACES.find(size => firstMoved(size) < 0) ?? SPACES.find(size => firstMoved(size) > 0) ?? 0);
};

const pause = () => new Promise(done => setTimeout(done));

// What a script puts into the page later: an exercise with its verdict, a small picture beside the text.
const fresh = new MutationObserver(changes => {
  const added = changes.flatMap(change => [...change.addedNodes]);
  added.filter(node => node instanceof HTMLElement).forEach(mark);
});

const turn = async (blocks, take) => {
  let start = performance.now();
  for (const block of blocks) {
    take(block);
    // To ask for the height has the block laid out now.
    if (block.offsetHeight >= 0 && performance.now() - start > SLICE) {
      await pause();
      start = performance.now();
    }
  }
};

// Whoever has this script from another page has the fonts, too, and is not kept waiting for the paint; a page in the
// background paints nothing.
const isKept = performance.getEntriesByName(import.meta.url)[0]?.transferSize === 0;
if (!isKept && !document.hidden) {
  await new Promise(done => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
}
if (!isKept && document.readyState === "loading") {
  await new Promise(done => document.addEventListener("readystatechange", done, { once: true }));
}
await Promise.allSettled([...document.fonts].filter(isWanted).map(face => face.load()));
if (isKept) {
  mark(document.documentElement);
} else {
  fresh.observe(document.querySelector(".lesson"), { childList: true });
  const blocks = [...document.querySelectorAll(BLOCKS)];
  const far = blocks.filter(block => !isInView(block));
  const seen = blocks.filter(block => !far.includes(block));
  await turn(seen, block => (block.matches(TEXTS) ? fit : mark)(block));
  // The footer comes last: who waits for all fonts looks there. To mark the page itself would touch every element.
  await turn(far.concat(document.querySelector(".site-footer")), mark);
}
