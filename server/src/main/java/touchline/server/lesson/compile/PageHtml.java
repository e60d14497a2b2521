package touchline.server.lesson.compile;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.CoreHtmlNodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;
import touchline.server.lesson.Unbroken;
import touchline.server.lesson.figure.FigureWords;
import touchline.server.lesson.figure.MeasuredWords;

/**
 * A page without problems as HTML: Markdown by commonmark, mathematics and blocks put in. The
 * library writes node by node, so that a template has no place in it.
 */
final class PageHtml {
  private static final Pattern TAG = Pattern.compile("^[^>]*>|<[^>]*>");

  /** Signs of a formula; with its blanks about 200 CSS pixels wide. */
  private static final int SHORT = 20;

  private final Anchors anchors;
  private final Map<Node, String> blocks;
  private final FigureWords words;
  private final Mathematics mathematics;

  PageHtml(Anchors anchors, Map<Node, String> blocks, FigureWords words, Mathematics mathematics) {
    this.words = words;
    this.anchors = anchors;
    this.blocks = blocks;
    this.mathematics = mathematics;
  }

  String of(Page page) {
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(Markdown.EXTENSIONS)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .attributeProviderFactory(context -> headingIds())
            .nodeRendererFactory(Ours::new)
            .build();
    return renderer.render(page.root());
  }

  private AttributeProvider headingIds() {
    return (node, tag, attributes) -> {
      String id = anchors.idOfHeading(node);
      if (!id.isEmpty()) {
        attributes.put("id", id);
      }
    };
  }

  /** Writes the nodes that are not plain Markdown. */
  private final class Ours implements NodeRenderer {
    private final HtmlWriter out;
    private final NodeRenderer plain;
    private final HtmlNodeRendererContext context;

    Ours(HtmlNodeRendererContext context) {
      this.context = context;
      this.plain = new CoreHtmlNodeRenderer(context);
      this.out = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(
          FormulaNode.class,
          Text.class,
          Link.class,
          FormulaBlock.class,
          FencedCodeBlock.class,
          Prediction.class);
    }

    @Override
    public void render(Node node) {
      if (node instanceof FormulaNode inline) {
        together(inline);
      } else if (node instanceof Text text) {
        text(FormulaNeighbours.rest(text));
      } else if (node instanceof Link link) {
        link(link);
      } else if (node instanceof FormulaBlock block) {
        out.line();
        out.raw("<div class=\"formula\">" + typeset(block.formula()) + "</div>");
        out.line();
      } else if (node instanceof Prediction prediction) {
        prediction(prediction);
      } else {
        out.line();
        out.raw(blocks.getOrDefault(node, ""));
        out.line();
      }
    }

    private void text(String text) {
      if (Unbroken.isNeeded(text)) {
        out.raw(Unbroken.html(text));
      } else {
        out.text(text);
      }
    }

    /** It reads without script: the answers are a list, and the explanation opens. */
    private void prediction(Prediction prediction) {
      out.line();
      out.raw("<div class=\"predict\"><div class=\"predict-question\">");
      prediction.question().forEach(context::render);
      out.raw("</div><ul class=\"predict-answers\">");
      for (ListItem answer : prediction.answers()) {
        out.raw(prediction.isRight(answer) ? "<li data-right>" : "<li>");
        children(answer.getFirstChild());
        out.raw("</li>");
      }
      out.raw("</ul><details class=\"predict-why\"><summary>See the answer</summary>");
      prediction.explanation().forEach(context::render);
      out.raw("</details></div>");
      out.line();
    }

    private void children(Node parent) {
      for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
        context.render(child);
      }
    }

    private void link(Link link) {
      if (FigureWords.isOne(link)) {
        out.raw(words.html(link));
      } else if (MeasuredWords.isOne(link)) {
        out.raw(MeasuredWords.html(link));
      } else {
        plain.render(link);
      }
    }

    /**
     * A browser may break a line on either side of a formula, and put its full stop on the next.
     */
    private void together(FormulaNode inline) {
      String before = FormulaNeighbours.before(inline);
      String after = FormulaNeighbours.after(inline);
      String formula = typeset(inline.formula());
      boolean isShort = isShort(formula);
      if (before.isEmpty() && after.isEmpty() && !isShort) {
        out.raw(formula);
        return;
      }
      out.raw(isShort ? "<span class=\"together whole\">" : "<span class=\"together\">");
      out.text(before);
      out.raw(formula);
      out.text(after);
      out.raw("</span>");
    }

    /** Whether it has room on a line of a phone, so that it need not break. */
    private static boolean isShort(String formula) {
      int visible = Math.max(0, formula.indexOf("class=\"katex-html\""));
      return TAG.matcher(formula.substring(visible)).replaceAll("").length() <= SHORT;
    }

    private String typeset(Formula formula) {
      return mathematics.of(formula) instanceof Mathematics.Typeset.Html done ? done.html() : "";
    }
  }
}
