import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", start);

// Who only reads fetches no script of an exercise; until it is there a form is a form.
const whenNear = (selector, load) => {
  const begin = () =>
    load().then(
      module => module.start(),
      () => addEventListener("online", begin, { once: true }),
    );
  const near = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) {
        near.disconnect();
        begin();
      }
    },
    { rootMargin: "800px" },
  );
  document.querySelectorAll(selector).forEach(element => near.observe(element));
};
whenNear("section.exercise[data-exercise]", () => import("./exercise.js"));
whenNear("section.code", () => import("./code.js"));
whenNear("section.code", () => import("./editor.js"));
