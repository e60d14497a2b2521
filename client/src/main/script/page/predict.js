// The answers of a prediction become buttons. The first tap counts; then the explanation opens.
const quoted = answer => {
  const words = answer.textContent.trim();
  if (/^(yes|no)[.]?$/i.test(words)) {
    return [words.replace(".", "").toLowerCase()];
  }
  const copy = answer.cloneNode(true);
  const last = copy.lastChild;
  if (last?.nodeType === Node.TEXT_NODE) {
    last.data = last.data.trim().replace(/[.]$/, "");
  }
  return ["“", ...copy.childNodes, "”"];
};

const predicted = (buttons, chosen, right, verdict, why) => {
  for (const button of buttons) {
    button.setAttribute("aria-disabled", "true");
    button.classList.toggle("right", button === right);
    button.classList.toggle("chosen", button === chosen);
  }
  chosen.setAttribute("aria-pressed", "true");
  verdict.classList.toggle("held", chosen === right);
  if (chosen === right) {
    verdict.textContent = "Yes, as you predicted.";
  } else {
    verdict.append("You predicted ", ...quoted(chosen), ", but it is ", ...quoted(right), ".");
  }
  why.open = true;
};

const ask = box => {
  const answers = Array.from(box.querySelectorAll(".predict-answers > li"));
  const why = box.querySelector(".predict-why");
  const verdict = document.createElement("p");
  verdict.className = "predict-verdict";
  verdict.setAttribute("role", "status");
  const buttons = answers.map(answer => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...answer.childNodes);
    answer.append(button);
    return button;
  });
  const right = buttons[answers.findIndex(answer => answer.hasAttribute("data-right"))];
  buttons.forEach(button => button.addEventListener("click", () => {
    if (!verdict.hasChildNodes()) {
      predicted(buttons, button, right, verdict, why);
    }
  }));
  why.before(verdict);
  box.classList.add("live");
};

const start = () => document.querySelectorAll(".predict:not(.live)").forEach(ask);

export { start };
