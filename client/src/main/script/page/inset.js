// While the text speaks of a figure that is out of sight, its picture stands in the margin and moves
// with it. On a narrow screen it comes when a word or number of the figure is touched.
const WORD = ":is(.figure-number, .figure-value, .figure-part)[data-figure]";
const BETWEEN = 16;
const wide = matchMedia("(min-width: 75rem)");

const figureOf = name => document.getElementById(`figure-${name}`);

// A copy that nobody can take hold of, drawn again whenever the picture changes.
const mirrored = (svg, place) => {
  let asked = 0;
  const draw = () => {
    asked = 0;
    const copy = svg.cloneNode(true);
    copy.querySelectorAll("[role=slider], [tabindex]").forEach(one => one.remove());
    [copy, ...copy.querySelectorAll("[id]")].forEach(one => one.removeAttribute("id"));
    ["role", "aria-label", "aria-labelledby", "tabindex"].forEach(name => copy.removeAttribute(name));
    place.replaceChildren(copy);
  };
  const watch = new MutationObserver(() => { asked ||= requestAnimationFrame(draw); });
  watch.observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
  draw();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(asked);
  };
};

const boxOf = (figure, dismiss) => {
  const box = document.createElement("div");
  box.className = "inset";
  const picture = document.createElement("div");
  picture.className = "inset-picture";
  picture.setAttribute("aria-hidden", "true");
  const line = document.createElement("p");
  const link = document.createElement("a");
  link.href = `#${figure.id}`;
  link.textContent = figure.querySelector("figcaption").textContent;
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Hide the small picture");
  button.textContent = "×";
  button.addEventListener("click", dismiss);
  line.append(link, button);
  box.append(picture, line);
  return { box, picture };
};

// Beside the middle of its paragraph, between the wide things above and below; false if there is no room.
const fits = (article, box, block) => {
  const top = article.getBoundingClientRect().top;
  const walls = Array.from(article.querySelectorAll(":scope > :is(.figure, .exercise)"), one => one.getBoundingClientRect());
  const { top: from, bottom: to } = block.getBoundingClientRect();
  const least = Math.max(top, ...walls.filter(wall => wall.bottom <= to).map(wall => wall.bottom + BETWEEN));
  const most = Math.min(...walls.filter(wall => wall.top >= from).map(wall => wall.top - BETWEEN)) - box.offsetHeight;
  const middle = (from + to - box.offsetHeight) / 2;
  box.style.insetBlockStart = `${Math.max(least, Math.min(middle, most)) - top}px`;
  return least <= most;
};

const watch = article => {
  const blocks = new Map();
  article.querySelectorAll(WORD).forEach(word => {
    const block = word.closest("p, li, td");
    if (block && !blocks.has(block) && figureOf(word.dataset.figure)?.querySelector(".figure-stage svg")) {
      blocks.set(block, figureOf(word.dataset.figure));
    }
  });
  const read = new Set();
  const stages = new Set();
  let touched;
  let dismissed = false;
  let shown;
  let end = () => {};

  const hide = () => {
    end();
    end = () => {};
    shown = undefined;
  };
  const show = block => {
    const figure = blocks.get(block);
    const { box, picture } = boxOf(figure, () => {
      dismissed = true;
      hide();
    });
    const stop = mirrored(figure.querySelector(".figure-stage svg"), picture);
    shown = block;
    end = () => {
      stop();
      box.remove();
    };
    let outer = block;
    while (outer.parentNode !== article) {
      outer = outer.parentNode;
    }
    outer.after(box);
    if (wide.matches) {
      box.classList.toggle("no-room", !fits(article, box, block));
    } else {
      box.classList.toggle("above", block.getBoundingClientRect().top > innerHeight / 2);
    }
  };
  const choose = () => {
    const fit = block => read.has(block) && !stages.has(blocks.get(block));
    const block = wide.matches ? Array.from(blocks.keys()).find(fit) : [touched].find(fit);
    if (dismissed || !block) {
      hide();
    } else if (block !== shown) {
      hide();
      show(block);
    }
  };
  const note = (set, of) => all => {
    all.forEach(one => (one.isIntersecting ? set.add(of(one.target)) : set.delete(of(one.target))));
    choose();
  };
  const reading = new IntersectionObserver(note(read, one => one), { rootMargin: "-8% 0px" });
  const standing = new IntersectionObserver(note(stages, one => one.closest("figure")), { threshold: 0.5 });
  blocks.forEach((figure, block) => {
    reading.observe(block);
    standing.observe(figure.querySelector(".figure-stage"));
  });
  const touch = event => {
    const block = event.target.closest?.("p, li, td");
    if (block !== touched && blocks.has(block) && event.target.closest(WORD)) {
      touched = block;
      choose();
    }
  };
  ["pointerover", "pointerdown", "focusin"].forEach(type => article.addEventListener(type, touch));
  const again = () => {
    hide();
    choose();
  };
  wide.addEventListener("change", again);
  addEventListener("resize", () => wide.matches && again());
};

const start = () => document.querySelectorAll(".guided:not([data-inset])").forEach(article => {
  article.dataset.inset = "";
  watch(article);
});

export { start };
