import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// Exercises are sent as any form until their script is there; it comes when one is near.
const near = (selector, load) => {
  const begin = () => load().then(m => m.start(), () => addEventListener("online", begin, { once: true }));
  const seen = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && (seen.disconnect(), begin()),
    { rootMargin: "800px" },
  );
  document.querySelectorAll(selector).forEach(element => seen.observe(element));
};
near("section.exercise[data-exercise]", () => import("./exercise.js"));
near("section.code", () => import("./code.js"));
near("section.code", () => import("./editor.js"));
near("figure.pendulum", () => import("./pendulum.js"));
near("table[data-grid]", () => import("./grid.js"));
near("[data-live]", () => import("./live.js"));
