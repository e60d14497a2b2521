import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// What else a page needs comes when it is near; until then forms are plain forms. The Tab key would
// leap over what has nothing in it to hold, so it brings everything at once.
const near = (selector, file) => {
  const begin = () => import(file).then(m => m.start(), () => addEventListener("online", begin, { once: true }));
  const places = document.querySelectorAll(selector);
  const come = () => {
    seen.disconnect();
    removeEventListener("keydown", tab);
    begin();
  };
  const tab = event => event.key === "Tab" && come();
  const seen = new IntersectionObserver(all => all.some(one => one.isIntersecting) && come(), { rootMargin: "800px" });
  if (places.length > 0) {
    places.forEach(one => seen.observe(one));
    addEventListener("keydown", tab);
  }
};
near("section.exercise[data-exercise]", "./exercise.js");
near("section.code", "./code.js");
near("section.code", "./editor.js");
near("figure.pendulum", "./pendulum.js");
near("figure.compare", "./compare.js");
near("[data-grid]", "./grid.js");
near("[data-live]", "./live.js");
