// The first page: how far a learner is, where to go on, and pictures that move.
import { marks, noted, stored, together } from "./course.js";
import { count, today } from "./due.js";

const PLACE = "touchline.place";

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

// A card's picture moves for a few seconds when it comes into sight; under a pointer it goes on. Its later drawings are
// no part of the page before that: they would be nine tenths of it.
const moving = new IntersectionObserver(all => all.forEach(({ isIntersecting, target }) => {
  if (isIntersecting) {
    const later = target.nextElementSibling;
    target.append(...later.content.firstElementChild.children);
    target.classList.add("moving");
    later.remove();
    moving.unobserve(target);
  }
}), { threshold: 0.6 });

const place = document.querySelector("[data-progress]");
stored(place.dataset.stored).then(theirs => progress(place, together(noted(), theirs)));
document.querySelectorAll(".home figure[data-figure]").forEach(stir);
document.querySelectorAll(".thumb").forEach(one => moving.observe(one));
