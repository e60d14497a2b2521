// The review: which exercises come back, and when.
import { noted, stored, together } from "./course.js";
import { count, today } from "./due.js";

const NAME = "touchline.review";
const PLACE = "touchline.place";
const LAST_SEED = 2 ** 31 - 1;

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

const place = document.querySelector("[data-review]");
stored(place.dataset.stored).then(theirs => review(place, noted(), theirs));
