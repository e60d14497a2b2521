// What is known about the learner's answers, shown on the home page, in lessons and in the review. The scripts of
// exercises note it in this browser, and the server knows it of whoever is signed in: a line each
// with id, 1 if it was ever right, the day on which it comes back, 0 for never, and its box.
const NAME = "touchline.review";
const PLACE = "touchline.place";
const LAST_SEED = 2 ** 31 - 1;

const entries = text =>
  text
    .split("\n")
    .map(line => line.split(" "))
    .filter(words => words.length === 4)
    .map(([id, done, due]) => ({ id, done: done === "1", due: Number(due) }));

const noted = () => {
  try {
    return entries(localStorage.getItem(NAME) || "");
  } catch (keepsNothing) {
    return [];
  }
};

// Nothing in an exported course, without a connection, or if nobody is signed in.
const stored = async path => {
  try {
    const answer = path && (await fetch(`${path}?zone=${-new Date().getTimezoneOffset()}`));
    return answer?.ok ? entries(await answer.text()) : [];
  } catch (noConnection) {
    return [];
  }
};

// What is stored counts more: it knows of other browsers, too.
const together = (own, theirs) => {
  const all = new Map(own.map(one => [one.id, one]));
  for (const one of theirs) {
    all.set(one.id, { ...one, done: one.done || Boolean(all.get(one.id)?.done) });
  }
  return [...all.values()];
};

const today = () => {
  const now = new Date();
  return Math.floor((now.getTime() / 6e4 - now.getTimezoneOffset()) / 1440);
};

const count = (number, one, many) => (number === 1 ? one : `${number} ${many}`);

const mark = (lesson, done) => {
  const ids = lesson.dataset.exercises.split(" ").filter(Boolean);
  const right = ids.filter(id => done.has(id)).length;
  const size = lesson.querySelector(".lessons-size");
  if (right > 0 && size) {
    const bar = document.createElement("progress");
    bar.max = ids.length;
    bar.value = right;
    bar.setAttribute("aria-hidden", "true");
    size.textContent = right === ids.length ? `All ${right} exercises right ` : `${right} of ${ids.length} exercises right `;
    size.append(bar);
  }
  return { right, all: ids.length, link: lesson.querySelector("a") };
};

// Every list of exercises that says how many there are says how many of them are right.
const marks = entries => {
  const done = new Set(entries.filter(one => one.done).map(one => one.id));
  document.querySelectorAll(".course-methods [data-exercise]").forEach(one => {
    one.classList.toggle("done", done.has(one.dataset.exercise));
  });
  return Array.from(document.querySelectorAll("[data-exercises]"), one => mark(one, done));
};

// Lesson, anchor and both names, as contents.js noted them; nothing if no lesson was read here.
const lastPlace = () => {
  try {
    const [slug, anchor, lesson, section] = (localStorage.getItem(PLACE) || "").split("\n");
    return slug && lesson ? { slug, anchor, name: section || lesson } : undefined;
  } catch (keepsNothing) {
    return undefined;
  }
};

const slugOf = link => link.pathname.split("/").pop().replace(".html", "");

// Where somebody who comes back goes on: where they were, else with the first lesson that is not done.
const goOn = lessons => {
  const button = document.querySelector(".home-go");
  const place = lastPlace();
  const read = place && lessons.find(lesson => slugOf(lesson.link) === place.slug);
  const begun = lessons.some(lesson => lesson.right > 0);
  const next = lessons.find(lesson => lesson.right < lesson.all);
  if (read && read.right < read.all) {
    button.href = read.link.href + place.anchor;
    button.textContent = `Continue: ${place.name}`;
  } else if (next && (begun || read)) {
    button.href = next.link.href;
    button.textContent = `Continue: ${next.link.textContent}`;
  }
};

const progress = (place, entries) => {
  const lessons = marks(entries);
  const right = lessons.reduce((sum, lesson) => sum + lesson.right, 0);
  const due = entries.filter(one => one.due > 0 && one.due <= today()).length;
  goOn(lessons);
  if (right > 0) {
    place.append(count(right, "You have one exercise right. ", "exercises are right so far. "));
  }
  if (due > 0) {
    const link = document.createElement("a");
    link.href = document.querySelector(".home-more a").href;
    link.textContent = count(due, "One exercise comes back today", "exercises come back today");
    place.append(link, ".");
  }
};

const when = days => (days === 1 ? "tomorrow" : `in ${days} days`);

// Shows what comes back, the most urgent first, and says how much it is.
const list = waiting => {
  const known = new Map(waiting.filter(one => one.due > 0).map(one => [one.id, one.due - today()]));
  const shown = document.querySelector(".review-list");
  const all = Array.from(shown.querySelectorAll("li"), item => ({ item, days: known.get(item.dataset.exercise) }));
  all.forEach(({ item }) => { item.hidden = true; });
  const items = all.filter(({ days }) => days !== undefined).sort((one, other) => one.days - other.days);
  for (const { item, days } of items) {
    const link = item.querySelector("a");
    item.hidden = false;
    item.classList.toggle("due", days <= 0);
    item.querySelector(".review-when").textContent = days <= 0 ? "today" : when(days);
    // Another variant than the one whose answer was shown.
    if (link.pathname.includes("/exercises/")) {
      link.search = `?seed=${1 + Math.floor(Math.random() * LAST_SEED)}`;
    }
    shown.append(item);
  }
  const due = items.filter(({ days }) => days <= 0).length;
  return items.length === 0
    ? "Nothing is waiting here."
    : due === 0
      ? "Nothing for today. These come back later:"
      : `${count(due, "One exercise is", "exercises are")} waiting for you today.`;
};

const review = (place, own, theirs) => {
  place.textContent = list(together(own, theirs));
  const form = document.querySelector(".review-forget");
  form.hidden = own.length === 0;
  form.addEventListener("submit", event => {
    event.preventDefault();
    localStorage.removeItem(NAME);
    localStorage.removeItem(PLACE);
    form.hidden = true;
    const left = list(theirs);
    place.textContent = theirs.length === 0 ? `Forgotten. ${left}` : `Forgotten here; what is stored with your account stays. ${left}`;
    place.tabIndex = -1;
    place.focus();
  });
};

// The figure moves once by itself, for those who have not asked for stillness.
const stir = figure => {
  const begin = () => {
    const button = figure.querySelector(".figure-time button");
    if (button && figure.classList.contains("live")) {
      button.click();
      return true;
    }
    return false;
  };
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !begin()) {
    const watch = new MutationObserver(() => begin() && watch.disconnect());
    watch.observe(figure, { attributes: true, attributeFilter: ["class"] });
  }
};

// A card's picture moves for a few seconds when it comes into sight; under a pointer it goes on.
const moving = new IntersectionObserver(all => all.forEach(one => {
  if (one.isIntersecting) {
    one.target.classList.add("moving");
    moving.unobserve(one.target);
  }
}), { threshold: 0.6 });

const place = document.querySelector("[data-progress], [data-review], .lesson-facts");
stored(place.dataset.stored).then(theirs => {
  if (place.hasAttribute("data-review")) {
    review(place, noted(), theirs);
  } else if (place.hasAttribute("data-progress")) {
    progress(place, together(noted(), theirs));
  } else {
    marks(together(noted(), theirs));
  }
});
document.querySelectorAll(".home figure[data-figure]").forEach(stir);
document.querySelectorAll(".thumb").forEach(one => moving.observe(one));
