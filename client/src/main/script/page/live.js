// A page that goes on while a class works: its live part is asked for again while it is looked at.
const every = 5000;

// What a reader opened is no news.
const plain = live => {
  const copy = live.cloneNode(true);
  copy.querySelectorAll("details").forEach(one => { one.open = false; });
  return copy.innerHTML;
};

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
    if (fresh && fresh.innerHTML !== plain(live)) {
      const open = Array.from(live.querySelectorAll("details[open]"), one => one.dataset.key);
      live.innerHTML = fresh.innerHTML;
      live.querySelectorAll("details").forEach(one => { one.open = open.includes(one.dataset.key); });
    }
  } catch (offline) {
    // The next round tries again.
  }
};

export const start = () =>
  document.querySelectorAll("[data-live]").forEach(live => setInterval(() => refresh(live), every));
