// What is known about the learner's answers, shown in lessons, on the home page and in the review. The scripts of
// exercises note it in this browser, and the server knows it of whoever is signed in: a line each
// with id, 1 if it was ever right, the day on which it comes back, 0 for never, and its box.
const NAME = "touchline.review";

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

// Nothing in an exported course, without a connection, or if nobody is signed in. It is asked for once the page is
// painted, and does not share the way with what is painted first.
const stored = async path => {
  try {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const answer = path && (await fetch(`${path}?zone=${-new Date().getTimezoneOffset()}`));
    return answer?.ok ? entries(await answer.text()) : [];
  } catch (noConnection) {
    return [];
  }
};

// What is stored counts more: it knows of other browsers, too.
const together = (own, theirs) => {
  const all = new Map(own.map(one => [one.id, one]));
  theirs.forEach(one => all.set(one.id, { ...one, done: one.done || all.get(one.id)?.done }));
  return [...all.values()];
};

const mark = (lesson, done) => {
  const ids = lesson.dataset.exercises.split(" ").filter(Boolean);
  const right = ids.filter(id => done.has(id)).length;
  const size = lesson.querySelector(".lessons-size");
  if (right > 0 && size) {
    const bar = document.createElement("progress");
    bar.max = ids.length;
    bar.value = right;
    bar.ariaHidden = "true";
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

const facts = document.querySelector(".lesson-facts");
if (facts) {
  stored(facts.dataset.stored).then(theirs => marks(together(noted(), theirs)));
}

export { marks, noted, stored, together };
