package touchline.server.lesson.compile;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/**
 * Where the course first uses a term of the glossary, it leads there. Words that have an everyday
 * meaning too, as the glossary's front matter lists them, may be used before; but each must be led
 * to from somewhere.
 */
final class GlossaryRule {
  static final String SLUG = "glossary";
  static final String EVERYDAY = "everyday";

  private static final String ADDRESS = "/lessons/" + SLUG + "#";

  private final Map<String, Term> terms = new LinkedHashMap<>();
  private final Set<String> met = new TreeSet<>();
  private final Page glossary;
  private final Problems problems;

  /** An entry, the words by which it is known, and where it stands. */
  private record Term(String name, Pattern uses, int line) {}

  /** Takes the glossary and the words that have another meaning as well, with blanks between. */
  GlossaryRule(Page glossary, Anchors anchors, String everyday, Problems problems) {
    this.glossary = glossary;
    this.problems = problems;
    Set<String> common = Set.of(everyday.toLowerCase(Locale.ENGLISH).split(" +", -1));
    for (Heading heading : glossary.all(Heading.class)) {
      String name = text(heading);
      String id = anchors.idOfHeading(heading);
      terms.put(id, new Term(name, uses(name, common), Page.lineOf(heading)));
    }
  }

  private static Pattern uses(String name, Set<String> common) {
    return common.contains(name.toLowerCase(Locale.ENGLISH))
        ? Pattern.compile("(?!)")
        : Pattern.compile("(?i)\\b" + Pattern.quote(name) + "s?\\b");
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      text.append(child instanceof Text words ? words.getLiteral() : text(child));
    }
    return text.toString();
  }

  /** Reads the next lesson of the course. */
  void read(Page page) {
    read(page, page.root());
  }

  private void read(Page page, Node node) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      if (child instanceof Link link) {
        follow(link);
      } else if (child instanceof Text text) {
        look(page, text);
      } else if (!(child instanceof Heading)) {
        read(page, child);
      }
    }
  }

  private void follow(Link link) {
    if (link.getDestination().startsWith(ADDRESS)) {
      met.add(link.getDestination().substring(ADDRESS.length()));
    }
  }

  private void look(Page page, Text text) {
    terms.forEach(
        (id, term) -> {
          if (!met.contains(id) && term.uses.matcher(text.getLiteral()).find()) {
            met.add(id);
            String rule = "the first use of a term must lead to its entry, " + ADDRESS + id;
            problems.add(page.file(), Page.lineOf(text), rule + ": " + term.name);
          }
        });
  }

  /** To be called after the last lesson: entries to which nothing leads. */
  void finish() {
    terms.forEach(
        (id, term) -> {
          if (!met.contains(id)) {
            problems.add(
                glossary.file(), term.line, "a lesson must lead to this entry: " + term.name);
          }
        });
  }
}
