package touchline.server.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.server.lesson.figure.FigureHtml;
import touchline.server.lesson.figure.Listing;

/**
 * A lesson's figure of a method, to be shown again with other inputs: the steps are told in the
 * lesson's words, and the reader cannot change what is given.
 */
public final class MethodFigure {
  private static final String TEXT = "figure";
  private static final String CODE = "code.";

  /** What another variant says for itself; it asks nothing, as it is shown when all is answered. */
  private static final Set<String> OWN = Set.of("title", "view", "inputs", "predict");

  private final String text;
  private final Map<String, Listing> listings;

  /**
   * @param text the author's description
   * @param listings the method, first, and those that it calls
   */
  public MethodFigure(String text, Map<String, Listing> listings) {
    this.text = text;
    this.listings = new LinkedHashMap<>(listings);
  }

  /** Where it is kept among the compiled lessons. */
  public static String file(String method) {
    return "methods/" + method.replace('#', '-');
  }

  /** What {@link #properties} gave. */
  static MethodFigure of(Properties kept) {
    Map<String, Listing> listings = new LinkedHashMap<>();
    for (int i = 1; kept.containsKey(CODE + i); i++) {
      List<String> code = kept.getProperty(CODE + i).lines().toList();
      listings.put(code.get(0), listing(code.subList(1, code.size())));
    }
    return new MethodFigure(kept.getProperty(TEXT), listings);
  }

  private static Listing listing(List<String> code) {
    List<Listing.Line> lines = new ArrayList<>();
    for (String line : code) {
      int blank = line.indexOf(' ');
      int number = Integer.parseInt(line.substring(0, blank));
      lines.add(new Listing.Line(number, line.substring(blank + 1)));
    }
    return new Listing(lines);
  }

  /** As texts by name. */
  public Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>();
    properties.put(TEXT, text);
    listings.forEach((method, listing) -> properties.put(next(properties), code(method, listing)));
    return properties;
  }

  private static String next(Map<String, String> properties) {
    return CODE + properties.size();
  }

  private static String code(String method, Listing listing) {
    StringBuilder code = new StringBuilder(method);
    listing.lines().forEach(line -> code.append('\n').append(line.number() + " " + line.text()));
    return code.toString();
  }

  /**
   * The figure with these inputs, as it reads without script.
   *
   * @param name unique in its page, of letters, digits and hyphens
   * @param inputs lines of the figure language, those that the method is given
   */
  public String html(String name, String title, View view, List<String> inputs) {
    return FigureHtml.fixed(name, with(title, view, inputs), listings).fixedHtml();
  }

  private String with(String title, View view, List<String> inputs) {
    StringBuilder description = new StringBuilder("title: " + title + "\n");
    description.append("view: ").append(NumberText.of(view.minX())).append(' ');
    description.append(NumberText.of(view.minY())).append(' ');
    description.append(NumberText.of(view.maxX())).append(' ');
    description.append(NumberText.of(view.maxY())).append("\ninputs:\n");
    inputs.forEach(input -> description.append("  ").append(input).append('\n'));
    return description.append(rest()).toString();
  }

  private String rest() {
    StringBuilder rest = new StringBuilder();
    boolean kept = true;
    for (String line : text.lines().toList()) {
      boolean begins = !line.startsWith(" ") && !line.isBlank();
      kept = begins ? !OWN.contains(line.substring(0, line.indexOf(':'))) : kept;
      rest.append(kept ? line + "\n" : "");
    }
    return rest.toString();
  }
}
