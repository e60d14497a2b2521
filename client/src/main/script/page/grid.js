// The arrow keys move through a gradebook; one cell of it is in the order of the Tab key.
const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], PageUp: [-10, 0], PageDown: [10, 0] };

const clamp = (value, most) => Math.min(Math.max(value, 0), most);

const operate = table => {
  const rows = Array.from(table.tBodies[0].rows, row => Array.from(row.querySelectorAll("td > a")));
  if (rows.length === 0 || rows[0].length === 0) {
    return;
  }
  const links = rows.flat();
  links.forEach(link => { link.tabIndex = -1; });
  rows[0][0].tabIndex = 0;
  const enter = link => {
    links.forEach(other => { other.tabIndex = -1; });
    link.tabIndex = 0;
  };
  const go = (row, column) => {
    const link = rows[clamp(row, rows.length - 1)][clamp(column, rows[0].length - 1)];
    link.focus();
    link.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  table.addEventListener("focusin", event => {
    if (links.includes(event.target)) {
      enter(event.target);
    }
  });
  table.addEventListener("keydown", event => {
    const row = rows.findIndex(one => one.includes(event.target));
    if (row < 0 || event.altKey || event.metaKey) {
      return;
    }
    const column = rows[row].indexOf(event.target);
    if (step[event.key]) {
      go(row + step[event.key][0], column + step[event.key][1]);
    } else if (event.key === "Home") {
      go(event.ctrlKey ? 0 : row, 0);
    } else if (event.key === "End") {
      go(event.ctrlKey ? rows.length - 1 : row, rows[0].length - 1);
    } else {
      return;
    }
    event.preventDefault();
  });
};

export const start = () => document.querySelectorAll("table[data-grid]").forEach(operate);
