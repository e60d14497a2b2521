// Of an exported course: where its scripts find each other, as files load no modules.
(() => {
  const here = document.currentScript.src;
  const asked = {};
  const fetched = file =>
    new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = new URL(file, here);
      script.onload = () => done(touchline[file]);
      script.onerror = () => failed(new Error(`${file} is missing`));
      document.head.append(script);
    });
  globalThis.touchline = { load: file => (asked[file] ??= fetched(file)) };
})();
