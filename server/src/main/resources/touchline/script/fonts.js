// The fonts of a page arrive together, after its words: for each that arrived alone the browser would lay out the whole
// page again. A page with formulas takes the small fonts for them, too; all others wait until a letter needs them.
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

if (!link.sheet) {
  await new Promise(done => link.addEventListener("load", done));
}
// Whoever has them from another page is not kept waiting for the paint; a page in the background paints nothing.
const isKept = performance.getEntriesByName(link.href)[0]?.transferSize === 0;
if (!isKept && !document.hidden) {
  await new Promise(done => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
}
const rules = Array.from(link.sheet.cssRules);
const faces = rules.map(asFace);
await Promise.allSettled(faces.filter((face, i) => isWanted(rules[i])).map(face => face.load()));
faces.forEach(face => document.fonts.add(face));
link.dataset.there = "";
