// The header of a page that is the same for everybody learns who reads it.
export const start = async () => {
  const place = document.querySelector("[data-you]")?.parentNode;
  try {
    const answer = await fetch(`/you?next=${encodeURIComponent(location.pathname + location.search)}`);
    if (place && answer.ok && !place.contains(document.activeElement)) {
      place.innerHTML = await answer.text();
    }
  } catch (offline) {
    // The link to the account stays.
  }
};
