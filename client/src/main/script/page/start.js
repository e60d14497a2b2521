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

// Most of an exercise waits as text: with all their fields and pictures a lesson is twice as large, and nobody
// answers before they read. Each is unpacked when it is near or when a script opens it, the others one by one when the
// page has long been there, and all at once when the reader goes to another place of the page, which must not move away
// under them.
const PATIENCE = 5000;
const packed = () => document.querySelector(".exercise noscript");
const fill = parts => (parts.outerHTML = parts.textContent);
// While something above grows, what is in view stays where it is. An exercise grows only below its text. The bar of the
// contents covers 64 pixels. Most browsers do this by themselves, but not always.
const place = one => one.getBoundingClientRect();
const keepPlace = change => {
  const parts = document.querySelectorAll(".lesson > :not(nav, .exercise), .exercise-text, .site-footer");
  const seen = [...parts].find(one => place(one).bottom > 64) ?? document.body;
  const before = place(seen).top;
  change();
  const moved = place(seen).top - before;
  // Even to scroll by nothing would end a scroll that goes on.
  moved && scrollBy({ top: moved, behavior: "instant" });
};
const pause = time => new Promise(done => setTimeout(done, time));
// The parts are in the page when this returns. Once they were laid out for a frame, the browser knows how high they are.
// With a guessed height they would stand over what follows for whoever asks for places.
const unpack = exercise => {
  const parts = exercise.querySelector("noscript");
  if (parts) {
    const { classList } = exercise;
    keepPlace(() => {
      classList.add("laid-out");
      fill(parts);
    });
    requestAnimationFrame(() => setTimeout(() => classList.remove("laid-out")));
  }
};
addEventListener("touchline:open", event => unpack(event.target));
// Nobody who plays with a figure waits for what is out of sight. The Tab key does not play: it would leap over fields.
const CALM = 500;
let played = -CALM;
const play = event => {
  if (event.buttons !== 0 && event.key !== "Tab" && event.target.closest?.("figure")) {
    played = performance.now();
  }
};
["pointerdown", "pointermove", "keydown"].forEach(sign => addEventListener(sign, play));
const calm = async () => {
  while (performance.now() < played + CALM) {
    await pause(CALM);
  }
};
const unpackInTurn = async () => {
  while (await calm(), packed()) {
    unpack(packed().parentNode);
    await pause(CALM);
  }
};
// What is far from view is not laid out, and its height is guessed. So all of it is laid out before somebody leaps
// there: further than the screen and a half around the view for which the browser sees to it.
const layOut = () => document.documentElement.classList.add("laid-out");
const unpackAll = () =>
  keepPlace(() => {
    layOut();
    let parts;
    while ((parts = packed())) {
      fill(parts);
    }
  });
let at = 0;
addEventListener("scroll", () => {
  if (Math.abs(scrollY - at) > 1.5 * innerHeight) {
    const atEnd = scrollY + innerHeight + 1 > document.documentElement.scrollHeight;
    // Nothing may grow any more above the end to which somebody drags the scroll bar.
    atEnd ? unpackAll() : keepPlace(layOut);
    atEnd && scrollBy({ top: 1e6, behavior: "instant" });
  }
  at = scrollY;
});
if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") {
  unpackAll();
}
addEventListener("click", event => event.target.closest("a[href^='#']") && unpackAll(), { capture: true });
// Before a search, or the end of the page, which must not move on from under whoever goes there. The Tab key would leap
// over fields.
addEventListener("keydown", event => {
  const { key } = event;
  if (key === "End" || ((event.ctrlKey || event.metaKey) && key === "f") || (key === "Tab" && packed())) {
    unpackAll();
  }
});
addEventListener("beforeprint", unpackAll);
addEventListener("load", () => setTimeout(unpackInTurn, PATIENCE));

// The rest comes when it is near, or with the Tab key, which would leap over it.
const near = (selector, file) => {
  let asked;
  const begin = () => (asked ||= load(file));
  const reach = async one => {
    await calm();
    unpack(one);
    begin();
  };
  const reached = all => all.forEach(one => one.isIntersecting && reach(one.target));
  const seen = new IntersectionObserver(reached, { rootMargin: "800px" });
  const parts = document.querySelectorAll(selector);
  parts.forEach(one => seen.observe(one));
  parts[0] && addEventListener("keydown", event => event.key === "Tab" && begin());
  return begin;
};
// Exercises know the mistakes that are made in a figure, too.
addEventListener("touchline:alone", near("section.exercise[data-exercise]", "./exercise.js"));
near("section.exercise[data-kind=tests]", "./cases.js");
near("section.code, form.draft-form", "./code.js");
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
// A figure is saved, copied or shown in full screen by few.
addEventListener("click", event =>
  event.target.closest(".figure-offers :is(.copy, .svg, .png, .full)") &&
    import("./still.js").then(still => still.keep(event.target)));
