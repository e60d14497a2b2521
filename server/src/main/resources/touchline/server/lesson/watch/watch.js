// In a lesson's page while its author works on it: shows it anew once it was compiled again.
const shown = document.querySelector("script[data-version]").dataset.version;
const news = new EventSource("/watch");
news.onmessage = event => {
  if (event.data !== shown) {
    news.close();
    location.reload();
  }
};
