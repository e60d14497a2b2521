// The fonts of a page come together and after its words: each that came alone would set the whole page anew. Of those
// for formulas a page with formulas takes the small ones; all others wait until a letter wants them.
const link = document.querySelector("link.fonts");

const asFace = ({ style }) =>
  new FontFace(style.getPropertyValue("font-family").replaceAll('"', ""), style.getPropertyValue("src"), {
    style: style.getPropertyValue("font-style"),
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
    display: "swap",
  });

const isWanted = rule => {
  const src = rule.style.getPropertyValue("src");
  return src.includes("/formula") ? "formulas" in link.dataset : !src.includes("/KaTeX_");
};

let begun;
const begin = async () => {
  if (begun) {
    return;
  }
  begun = true;
  const rules = Array.from(link.sheet.cssRules);
  const faces = rules.map(asFace);
  await Promise.allSettled(faces.filter((face, i) => isWanted(rules[i])).map(face => face.load()));
  faces.forEach(face => document.fonts.add(face));
  link.dataset.there = "";
};

const later = done => document.hidden ? done() : new PerformanceObserver(done).observe({ type: "paint", buffered: true });

// Who has them from another page is not kept waiting for the paint.
const isKept = () => performance.getEntriesByName(link.href)[0]?.transferSize === 0;

const come = () => (isKept() ? begin() : later(begin));

link.sheet ? come() : link.addEventListener("load", come, { once: true });
