// The editor over the text area of an exercise that asks for a method: CodeMirror 6 with Java. The
// text area stays the form's field; this keeps it up to date. In a shadow root of its own, so that
// its styles need no exception from the page's policy.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { java } from "@codemirror/lang-java";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

const HINT = "Tab indents. To leave the editor by keyboard, press Escape and then Tab.";

// The site's own colours, which follow light and dark by themselves.
const colours = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: "650" },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.string, tags.character], color: "var(--v-length)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--v-proj)" },
  { tag: [tags.typeName, tags.className], color: "var(--v-segV)" },
  { tag: tags.invalid, color: "var(--bad)" },
]);

const theme = EditorView.theme({
  "&": { color: "var(--ink)", borderRadius: "inherit", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.55", maxHeight: "70vh" },
  ".cm-content": { caretColor: "var(--ink)", minHeight: "14rem", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": {
    color: "var(--muted)",
    backgroundColor: "var(--paper)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--line) 22%, transparent)" },
  ".cm-activeLineGutter": { color: "var(--ink)", backgroundColor: "var(--line)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { backgroundColor: "color-mix(in srgb, var(--focus) 28%, transparent)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--accent)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--bad)",
  },
  ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--paper)" },
  ".cm-textfield, .cm-button": {
    color: "var(--ink)",
    backgroundColor: "var(--surface)",
    backgroundImage: "none",
    border: "1px solid var(--muted)",
    font: "inherit",
  },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--surface)",
    border: "1px solid var(--line)",
    fontFamily: "var(--font-sans)",
  },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--bad)", whiteSpace: "pre-wrap" },
  ".cm-searchMatch": { backgroundColor: "var(--now)" },
  ".cm-searchMatch-selected": { outline: "2px solid var(--accent)" },
});

// What the page knows of the classes that may be used, a line a method: "Vec2.plus(Vec2 other)".
const completionsOf = words => {
  const methods = words.split("\n").filter(Boolean).map(line => {
    const [, type, name, inside] = /^(\w+)\.(\w+)\((.*)\)$/.exec(line);
    return {
      type,
      option: { label: name, detail: `(${inside})`, info: type, type: "method", apply: inside ? `${name}(` : `${name}()` },
    };
  });
  const types = [...new Set(methods.map(method => method.type))];
  const ofObjects = methods.filter(method => method.type !== "Math").map(method => method.option);
  const ofMath = methods.filter(method => method.type === "Math").map(method => method.option);
  return context => {
    const member = context.matchBefore(/\.\w*$/);
    if (member) {
      const isMath = /\bMath$/.test(context.state.sliceDoc(Math.max(0, member.from - 5), member.from));
      const isNumber = /\d$/.test(context.state.sliceDoc(Math.max(0, member.from - 1), member.from));
      return isNumber ? null : { from: member.from + 1, options: isMath ? ofMath : ofObjects, validFor: /^\w*$/ };
    }
    const word = context.matchBefore(/\b[A-Z]\w*$/);
    return word && { from: word.from, options: types.map(label => ({ label, type: "class" })), validFor: /^\w*$/ };
  };
};

// Where a complaint of the result points, to the end of the word there.
const placeOf = (doc, item) => {
  const number = Math.min(Math.max(Number(item.dataset.line), 1), doc.lines);
  const line = doc.line(number);
  const column = Number(item.dataset.column || 0);
  const start = column > 0 ? Math.min(line.from + column - 1, line.to) : line.from;
  const word = /^\w+|^\S/.exec(doc.sliceString(start, line.to));
  return { from: start, to: column > 0 ? start + (word ? word[0].length : 0) : line.to };
};

const complaints = (doc, result) =>
  Array.from(result.querySelectorAll(".complaints li[data-line]"), item => ({
    ...placeOf(doc, item),
    severity: "error",
    message: item.textContent.trim(),
  }));

// What the page says of the field, such as what is wrong with it: its own words lie outside of the
// shadow root, where the editor cannot point to them.
const saidOf = field =>
  (field.getAttribute("aria-describedby") || "")
    .split(" ")
    .map(id => id && document.getElementById(id)?.textContent.trim())
    .filter(Boolean)
    .join(" ");

const open = section => {
  section.dispatchEvent(new Event("touchline:open", { bubbles: true }));
  const field = section.querySelector("textarea.code-source");
  if (!field || field.hidden) {
    return;
  }
  const label = section.querySelector(`label[for="${field.id}"]`);
  const host = document.createElement("div");
  host.className = "code-editor";
  const root = host.attachShadow({ mode: "open" });
  const hint = document.createElement("p");
  hint.id = "hint";
  hint.textContent = HINT;
  hint.style.cssText =
    "margin:0;padding:0.25rem 0.6rem;border-top:1px solid var(--line);color:var(--muted);"
    + "font:0.8125rem/1.4 var(--font-sans)";
  field.after(host);
  const said = document.createElement("p");
  said.id = "said";
  said.style.cssText =
    "position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)";

  const run = () => {
    const button = section.querySelector("button.run");
    button?.click();
    return Boolean(button);
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: field.value,
      extensions: [
        keymap.of([
          { key: "Mod-Enter", run },
          ...completionKeymap,
          ...closeBracketsKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...lintKeymap,
          indentWithTab,
          ...defaultKeymap,
        ]),
        lineNumbers(),
        lintGutter(),
        highlightSpecialChars(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        history(),
        drawSelection(),
        indentUnit.of("  "),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [completionsOf(field.dataset.words || "")] }),
        search({ top: true }),
        java(),
        syntaxHighlighting(colours),
        theme,
        EditorView.contentAttributes.of(() => ({
          "aria-label": label ? label.textContent.trim() : "Java source",
          "aria-describedby": said.textContent ? "said hint" : "hint",
          ...(field.getAttribute("aria-invalid") ? { "aria-invalid": "true" } : {}),
          spellcheck: "false",
          tabindex: "0",
        })),
        EditorView.updateListener.of(update => {
          if (update.focusChanged) {
            said.setAttribute("aria-live", view.hasFocus ? "polite" : "off");
          }
          if (update.docChanged && field.value !== view.state.doc.toString()) {
            field.value = view.state.doc.toString();
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }),
      ],
    }),
  });

  root.append(hint, said);

  // Who types here hears at once what changes; of other editors one hears in them.
  const tell = () => {
    const words = saidOf(field);
    if (said.textContent !== words) {
      said.textContent = words;
    }
    // Reads the attributes again.
    view.dispatch({});
  };
  tell();
  new MutationObserver(tell).observe(field, { attributeFilter: ["aria-describedby", "aria-invalid"] });

  // Who sets the field says so by "change"; who gives it the focus means the editor.
  field.addEventListener("change", () => {
    const doc = view.state.doc;
    if (doc.toString() !== field.value) {
      view.dispatch({ changes: { from: 0, to: doc.length, insert: field.value } });
    }
  });
  field.focus = () => view.focus();
  field.hidden = true;
  label?.addEventListener("click", () => view.focus());

  const result = section.querySelector(".code-result");
  if (!result) {
    return;
  }
  const mark = () => view.dispatch(setDiagnostics(view.state, complaints(view.state.doc, result)));
  new MutationObserver(mark).observe(result, { childList: true });
  if (result.querySelector(".complaints")) {
    mark();
  }
};

/** Opens an editor over every text area that asks for a method. */
export const start = () => document.querySelectorAll("section.code").forEach(open);
