// Runs while lessons are compiled, after katex.min.js, with `formulas` as [tex, display] pairs.
// Prints "+html" or "-message" for each formula, ended by NUL.

// \vector{segV}, \point{a} and \scalar{proj} have the colour of that variable in the figure.
// \textbf and not \mathbf: a name of several letters is one word for a screen reader.
const macros = {
  '\\vector': '\\htmlClass{v-#1}{\\textbf{#1}}',
  '\\point': '\\htmlClass{v-#1}{\\textbf{#1}}',
  '\\scalar': '\\htmlClass{v-#1}{\\textit{#1}}',
};

// Of the commands that can reach the page only the colour class is allowed. A refusal has to throw:
// KaTeX by itself would print the command in red.
const trust = context => {
  if (context.command === '\\htmlClass' && /^v-[A-Za-z]+$/.test(context.class)) return true;
  throw new katex.ParseError('only \\htmlClass{v-name} is allowed, not ' + context.command);
};

const strict = code => (code === 'htmlExtension' ? 'ignore' : 'error');

console.log(
  formulas
    .map(([tex, displayMode]) => {
      try {
        const options = { displayMode, macros: { ...macros }, trust, strict, throwOnError: true };
        return '+' + katex.renderToString(tex, options) + '\0';
      } catch (error) {
        return '-' + error.message.replace(/^KaTeX parse error: /, '').replace(/\u0332/g, '') + '\0';
      }
    })
    .join('')
);
