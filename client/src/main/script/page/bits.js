// The parity run, repeated by the reader's own browser, with the library as the figures run it.
const run = async (box, state, button) => {
  button.disabled = true;
  state.textContent = "Fetching the library…";
  const { fingerprint } = await import("./parity.js");
  const rows = Array.from(box.querySelectorAll("tr[data-function]"));
  let same = 0;
  for (const [index, row] of rows.entries()) {
    const here = fingerprint(row.dataset.function);
    const equal = here === row.querySelector("td code").textContent;
    same += equal ? 1 : 0;
    row.classList.add(equal ? "same" : "differs");
    row.querySelector(".bits-here").textContent = equal ? "the same" : `${here}, which differs`;
    if (index % 4 === 3) {
      state.textContent = `${index + 1} of ${rows.length} functions…`;
      await new Promise(done => requestAnimationFrame(done));
    }
  }
  state.textContent =
    same === rows.length
      ? `All ${rows.length} functions give the same bits in this browser.`
      : `${rows.length - same} of ${rows.length} functions give other bits in this browser; they are marked below.`;
  button.parentElement.remove();
};

document.querySelectorAll("[data-bits]").forEach(box => {
  const state = box.querySelector(".bits-state");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Compare with this browser";
  button.addEventListener("click", () =>
    run(box, state, button).catch(() => {
      button.disabled = false;
      state.textContent = "The library could not be fetched. Try again when you are online.";
    }),
  );
  const line = document.createElement("p");
  line.className = "start-form";
  line.append(button);
  state.after(line);
});
