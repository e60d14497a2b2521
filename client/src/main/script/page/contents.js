// Where a reader is in a lesson: marked in its contents, and noted for when they come back.
const NAME = "touchline.place";

// The share of the screen above the line that a heading has to pass to be read.
const READ = 0.35;

const nav = document.querySelector(".contents");
const bar = nav.querySelector("details");
const now = nav.querySelector(".contents-now");
const links = [...nav.querySelectorAll("a")];
const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))));

// The last headings of a page never come up that far. So over the last stretch the line goes down as the page
// goes up, to the lower edge of the screen: each section has its turn, and at the bottom it is the last one's.
const line = () => {
  const below = document.documentElement.scrollHeight - scrollY - innerHeight;
  return innerHeight - Math.min(innerHeight * (1 - READ), Math.max(0, below));
};

// The last section whose heading is above the line; -1 above the first.
const current = () => {
  const most = line();
  return headings.findLastIndex(one => one.getBoundingClientRect().top < most);
};

const note = link => {
  const place = [nav.dataset.lesson, link?.hash ?? "", nav.dataset.title, link?.textContent ?? ""];
  try {
    localStorage.setItem(NAME, place.join("\n"));
  } catch (keepsNothing) {
    // Then there is nothing to go on with.
  }
};

let shown;
const show = () => {
  const at = current();
  if (at === shown) {
    return;
  }
  shown = at;
  links.forEach((link, index) => {
    link.ariaCurrent = index === at ? "location" : null;
  });
  now.textContent = at < 0 ? `${links.length} sections` : `${at + 1} of ${links.length}: ${links[at].textContent}`;
  nav.style.setProperty("--read", (at + 1) / links.length);
  note(links[at]);
};

// What is above counts as well, so that none is missed by a jump over several. The first call comes after the first
// layout, which a question about places would otherwise force.
const seen = new IntersectionObserver(show, { rootMargin: `10000000px 0px -${100 * (1 - READ)}% 0px` });
headings.forEach(one => seen.observe(one));
addEventListener("scroll", show, { passive: true });

// The list of a narrow screen goes away once it was used, or with Escape.
nav.addEventListener("click", event => {
  if (event.target.closest("a")) {
    bar.open = false;
  }
});
nav.addEventListener("keydown", event => {
  if (event.key === "Escape" && bar.open) {
    bar.open = false;
    bar.querySelector("summary").focus();
  }
});
