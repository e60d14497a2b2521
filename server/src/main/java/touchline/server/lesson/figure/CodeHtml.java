package touchline.server.lesson.figure;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.diagram.Html;

/**
 * Code as HTML: keywords, numbers, strings and comments marked, and the variables of a figure in
 * its colours. Everything is escaped; what is not recognised is left plain.
 */
public final class CodeHtml {
  /**
   * Before a call on what another one gave, and behind the bracket of one that is given something.
   */
  private static final Pattern BREAK = Pattern.compile("(?<=\\))(?=\\.)|(?<=\\w\\()(?=[^)])");

  private final Grammar grammar;
  private final Set<String> variables;

  CodeHtml(Grammar grammar, Set<String> variables) {
    this.grammar = grammar;
    this.variables = Set.copyOf(variables);
  }

  /** Java with these variables in colour. */
  public static CodeHtml java(Set<String> variables) {
    return new CodeHtml(Grammar.JAVA, variables);
  }

  /** One span for each line, with its number in the source as {@code data-line}. */
  public String listing(Listing listing) {
    String source =
        listing.lines().stream().map(Listing.Line::text).collect(Collectors.joining("\n"));
    // A negative limit keeps empty lines at the end.
    String[] lines = html(source).split("\n", -1);
    StringBuilder out = new StringBuilder("<pre class=\"listing\"><code>");
    for (int i = 0; i < lines.length; i++) {
      out.append("<span class=\"line\" data-line=\"").append(listing.lines().get(i).number());
      out.append("\">").append(lines[i]).append("\n</span>");
    }
    return out.append("</code></pre>").toString();
  }

  /** Lines to copy, as they are; one that is too long for the page is broken by it. */
  public static String lines(List<String> lines) {
    StringBuilder out = new StringBuilder("<pre class=\"commands\"><code>");
    lines.forEach(
        line -> out.append("<span>").append(Html.escape(line)).append("\n").append("</span>"));
    return out.append("</code></pre>").toString();
  }

  /** A line by itself, which may break inside what has no blanks. */
  public static String broken(String line) {
    return BREAK.matcher(Html.escape(line)).replaceAll("<wbr>");
  }

  /** Source text as HTML; a token that goes over several lines is marked on each. */
  public String html(String source) {
    StringBuilder out = new StringBuilder();
    Matcher token = grammar.token().matcher(source);
    int from = 0;
    while (token.find()) {
      out.append(Html.escape(source.substring(from, token.start())));
      out.append(marked(token, source));
      from = token.end();
    }
    return breakable(out.append(Html.escape(source.substring(from))).toString());
  }

  /** A chain of calls has no spaces; on a phone it breaks before a call and not inside a name. */
  private static String breakable(String html) {
    return html.replace(").", ")<wbr/>.");
  }

  private String marked(Matcher token, String source) {
    for (String kind : List.of("comment", "string", "number")) {
      if (token.group(kind) != null) {
        return span(kind, token.group());
      }
    }
    String name = token.group();
    if (grammar.isKeyword(name)) {
      return span("keyword", name);
    }
    return variables.contains(name) && !isMember(token, source)
        ? span("v-" + name, name)
        : Html.escape(name);
  }

  /** A method or a field of something else may have a variable's name: {@code segV.unit()}. */
  private static boolean isMember(Matcher token, String source) {
    boolean afterDot = token.start() > 0 && source.charAt(token.start() - 1) == '.';
    return afterDot || source.startsWith("(", token.end());
  }

  private static String span(String kind, String text) {
    String open = "<span class=\"" + kind + "\">";
    return open + Html.escape(text).replace("\n", "</span>\n" + open) + "</span>";
  }
}
