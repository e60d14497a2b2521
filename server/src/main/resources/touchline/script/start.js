import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// Exercises stand at the end of a lesson, and their scripts are larger than the lesson's own: who
// only reads and plays need not fetch them. Until one is there a form is sent as any form.
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
