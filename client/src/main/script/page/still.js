// A figure's picture as it looks now, as a file or on the clipboard. It is on its own there, so what the style sheet
// says is written onto each shape; the handles stay behind. And the figure in full screen.
const KINDS = "line, circle, polygon, polyline, path, rect, text";
const STYLES = [
  "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "opacity", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "paint-order", "r", "font-family", "font-size", "font-weight",
];

const address = svg => {
  const copy = svg.cloneNode(true);
  copy.querySelectorAll(".handle").forEach(one => one.remove());
  const shapes = svg.querySelectorAll(`.layer :is(${KINDS})`);
  copy.querySelectorAll(KINDS).forEach((shape, i) => {
    const style = getComputedStyle(shapes[i]);
    STYLES.forEach(name => shape.style.setProperty(name, style.getPropertyValue(name)));
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  copy.style.background = getComputedStyle(svg).backgroundColor;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
};

// Of twice its size, for sharp screens.
const painted = async svg => {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const save = (href, download) => Object.assign(document.createElement("a"), { href, download }).click();

const copied = async svg => {
  const canvas = await painted(svg);
  const blob = await new Promise(done => canvas.toBlob(done));
  await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
};

const fill = async figure => (document.fullscreenElement ? document.exitFullscreen() : figure.requestFullscreen());

const keep = async button => {
  const figure = button.closest("figure");
  const svg = figure.querySelector(".figure-stage svg");
  const name = figure.id.replace("figure-", "");
  const say = words => figure.querySelectorAll(".figure-done, .figure-status").forEach(one => { one.textContent = words; });
  if (button.matches(".svg")) {
    save(address(svg), `${name}.svg`);
  } else if (button.matches(".png")) {
    save((await painted(svg)).toDataURL("image/png"), `${name}.png`);
  } else if (button.matches(".full")) {
    await fill(figure).catch(() => say("This browser does not show a figure in full screen."));
  } else {
    await copied(svg).then(() => say("Picture copied."), () => say("This browser does not let the page copy."));
  }
};

export { keep };
