package touchline.server.lesson.figure;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.Link;
import org.commonmark.node.Text;
import touchline.diagram.Html;
import touchline.diagram.NumberText;
import touchline.exercise.Coordinate;
import touchline.input.InputNumber;

/**
 * Words and numbers of the text that belong to a figure of the page, written as links: {@code [the
 * bar](fig:overlap/distance)} lights a part up, {@code [4](fig:overlap/circle.x)} is a number that
 * the reader can change, {@code [2.885](fig:overlap/distance)} one that the method computes.
 * Without script they read as they are written, so a number must be the one that the figure starts
 * with.
 */
public final class FigureWords {
  private static final String SCHEME = "fig:";

  private final Map<String, FigureHtml> figures = new HashMap<>();

  public void add(String name, FigureHtml figure) {
    figures.put(name, figure);
  }

  public static boolean isOne(Link link) {
    return link.getDestination().startsWith(SCHEME);
  }

  /** The rule that a link breaks, or nothing. */
  public String broken(Link link) {
    FigureHtml figure = figures.get(nameOf(link));
    if (figure == null) {
      return "a word about a figure must name one of this lesson, as fig:NAME/PART";
    }
    String part = partOf(link);
    String expected = field(figure, part).map(FigureWords::text).orElse("");
    if (expected.isEmpty() && isNumber(link)) {
      expected = figure.run().value(part);
    }
    if (!expected.isEmpty() && !expected.equals(plain(link))) {
      return "a number must be the one that the figure starts with, " + expected;
    }
    boolean known = !expected.isEmpty() || figure.has(part);
    return known ? "" : "a word about a figure must name one of its parts";
  }

  /** The link as HTML; it must break no rule. */
  public String html(Link link) {
    FigureHtml figure = figures.get(nameOf(link));
    String part = partOf(link);
    String text = Html.escape(textOf(link));
    String belongs = " data-figure=\"" + Html.escape(nameOf(link)) + "\" ";
    Optional<InputNumber> field = figure == null ? Optional.empty() : field(figure, part);
    if (field.isPresent()) {
      String role = roleClass("figure-number", field.get().input());
      return "<span" + role + belongs + "data-field=\"" + part + "\">" + text + "</span>";
    }
    String role = part.equals("return") ? "result" : part;
    if (isNumber(link)) {
      return "<span"
          + roleClass("figure-value", role)
          + belongs
          + "data-value=\""
          + part
          + "\">"
          + text
          + "</span>";
    }
    String leads = " href=\"#figure-" + Html.escape(nameOf(link)) + "\"";
    return "<a"
        + roleClass("figure-part", role)
        + leads
        + belongs
        + "data-part=\""
        + role
        + "\">"
        + text
        + "</a>";
  }

  private static String roleClass(String kind, String role) {
    return " class=\"" + kind + " v-" + Html.escape(role) + "\"";
  }

  private static Optional<InputNumber> field(FigureHtml figure, String id) {
    return figure.figure().inputs().fields().stream()
        .filter(field -> field.id().equals(id))
        .findFirst();
  }

  private static String text(InputNumber field) {
    return NumberText.of(field.value());
  }

  private static boolean isNumber(Link link) {
    return Coordinate.isDecimal(textOf(link));
  }

  private static String plain(Link link) {
    return Coordinate.plain(textOf(link));
  }

  private static String textOf(Link link) {
    return link.getFirstChild() instanceof Text text && text.getNext() == null
        ? text.getLiteral()
        : "";
  }

  private static String nameOf(Link link) {
    String[] parts = link.getDestination().substring(SCHEME.length()).split("/", 2);
    return parts[0];
  }

  private static String partOf(Link link) {
    String[] parts = link.getDestination().substring(SCHEME.length()).split("/", 2);
    return parts.length == 2 ? parts[1] : "";
  }
}
