// A page that goes on while a class works: its live part is asked for again while it is looked at.
const every = 5000;

const refresh = async live => {
  if (document.hidden || live.contains(document.activeElement)) {
    return;
  }
  try {
    const answer = await fetch(live.dataset.live, { headers: { Accept: "text/html" } });
    if (!answer.ok) {
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-live]");
    if (fresh && fresh.innerHTML !== live.innerHTML) {
      live.innerHTML = fresh.innerHTML;
    }
  } catch (offline) {
    // The next round tries again.
  }
};

export const start = () =>
  document.querySelectorAll("[data-live]").forEach(live => setInterval(() => refresh(live), every));
