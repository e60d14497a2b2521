import { start } from "./touchline.js";

start();
addEventListener("touchline:figures", () => start());

// Exercises stand at the end of a lesson, and their script has every task in it: who only reads
// and plays need not fetch it. Until it is there a form is sent as any form.
const exercises = document.querySelectorAll("section.exercise[data-exercise]");
const startExercises = () =>
  import("./exercise.js").then(
    module => module.start(),
    () => addEventListener("online", startExercises, { once: true }),
  );
const near = new IntersectionObserver(
  entries => {
    if (entries.some(entry => entry.isIntersecting)) {
      near.disconnect();
      startExercises();
    }
  },
  { rootMargin: "800px" },
);
exercises.forEach(exercise => near.observe(exercise));
