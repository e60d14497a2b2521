// Once it is there, a part of the page lives; without a network it is asked for again when there is one.
const load = file => import(file).then(m => m.start(), () => addEventListener("online", () => load(file), { once: true }));

// What the page says is painted first: on a slow line its styles would share the way with its figures.
// A page in the background paints nothing and does not wait.
const painted = new Promise(done => {
  const seen = new PerformanceObserver(() => {
    seen.disconnect();
    done();
  });
  document.hidden ? done() : seen.observe({ type: "paint", buffered: true });
});
// The first lessons have a smaller script: that of all others has the methods of the whole course.
const figures = () => load(document.querySelector("[data-figures=first]") ? "./first.js" : "./touchline.js");
painted.then(figures);
addEventListener("touchline:figures", figures);

// The rest comes when it is near, or with the Tab key, which would leap over it.
const near = (selector, file) => {
  let asked;
  const begin = () => (asked ||= load(file));
  const seen = new IntersectionObserver(all => all.some(one => one.isIntersecting) && begin(), { rootMargin: "800px" });
  document.querySelectorAll(selector).forEach(one => {
    seen.observe(one);
    addEventListener("keydown", event => event.key === "Tab" && begin());
  });
  return begin;
};
// Exercises know the mistakes that are made in a figure, too.
addEventListener("touchline:alone", near("section.exercise[data-exercise]", "./exercise.js"));
near("section.exercise[data-kind=tests]", "./cases.js");
near("section.code", "./code.js");
near("section.code", "./editor.js");
near("figure.pendulum", "./pendulum.js");
near("figure.game", "./game.js");
near("figure.compare", "./compare.js");
near(".predict", "./predict.js");
near(":is(.figure-number, .figure-value, .figure-part)[data-figure]", "./inset.js");
near("[data-grid]", "./grid.js");
near("[data-live]", "./live.js");
near("[data-you]", "./you.js");
near("[data-zone]", "./zone.js");
