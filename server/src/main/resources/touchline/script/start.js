import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// The rest comes when it is near, or with the Tab key, which would leap over it.
const near = (selector, file) => {
  let asked;
  const load = () => import(file).then(m => m.start(), () => addEventListener("online", load, { once: true }));
  const begin = () => (asked ||= load());
  const seen = new IntersectionObserver(all => all.some(one => one.isIntersecting) && begin(), { rootMargin: "800px" });
  document.querySelectorAll(selector).forEach(one => {
    seen.observe(one);
    addEventListener("keydown", event => event.key === "Tab" && begin());
  });
};
near("section.exercise[data-exercise]", "./exercise.js");
near("section.code", "./code.js");
near("section.code", "./editor.js");
near("figure.pendulum", "./pendulum.js");
near("figure.compare", "./compare.js");
near(".predict", "./predict.js");
near(":is(.figure-number, .figure-value, .figure-part)[data-figure]", "./inset.js");
near("[data-grid]", "./grid.js");
near("[data-live]", "./live.js");
near("[data-you]", "./you.js");
