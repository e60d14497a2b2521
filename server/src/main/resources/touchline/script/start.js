import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// What else a page needs comes when it is near; until then forms are plain forms.
const near = (selector, file) => {
  const begin = () => import(file).then(m => m.start(), () => addEventListener("online", begin, { once: true }));
  const seen = new IntersectionObserver(
    all => all.some(one => one.isIntersecting) && (seen.disconnect(), begin()),
    { rootMargin: "800px" },
  );
  document.querySelectorAll(selector).forEach(one => seen.observe(one));
};
near("section.exercise[data-exercise]", "./exercise.js");
near("section.code", "./code.js");
near("section.code", "./editor.js");
near("figure.pendulum", "./pendulum.js");
near("figure.compare", "./compare.js");
near("[data-grid]", "./grid.js");
near("[data-live]", "./live.js");
