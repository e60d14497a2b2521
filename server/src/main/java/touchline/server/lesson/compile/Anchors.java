package touchline.server.lesson.compile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import touchline.server.lesson.Section;

/** The places of a page that an address can end in: headings, figures and exercises. */
final class Anchors {
  private final Page page;
  private final Problems problems;
  private final Set<String> ids = new HashSet<>();
  private final Map<Node, String> headings = new HashMap<>();

  Anchors(Page page, Problems problems) {
    this.page = page;
    this.problems = problems;
  }

  /** Reads the headings: below the page's title, without a gap between levels. */
  void readHeadings() {
    int above = 1;
    for (Heading heading : page.all(Heading.class)) {
      int level = heading.getLevel();
      if (level == 1) {
        problem(heading, "a heading must start at ##: the title is in the front matter");
      } else if (level > above + 1) {
        problem(heading, "a heading must not skip a level: h" + level + " below h" + above);
      }
      above = Math.max(level, 1);
      String id = idOf(heading);
      headings.put(heading, id);
      add(heading, id, "heading");
    }
  }

  /** What the headings of the second level name, in the order of the text. */
  List<Section> sections() {
    return page.all(Heading.class).stream()
        .filter(heading -> heading.getLevel() == 2)
        .map(heading -> new Section(idOfHeading(heading), textOf(heading)))
        .toList();
  }

  /** Adds a place; a second one of the same name is a problem. */
  boolean add(Node node, String id, String kind) {
    boolean isNew = ids.add(id);
    if (!isNew) {
      problem(node, kind + " is on the page already: #" + id);
    }
    return isNew;
  }

  /** Nothing if the node is no heading. */
  String idOfHeading(Node heading) {
    return headings.getOrDefault(heading, "");
  }

  boolean has(String id) {
    return ids.contains(id);
  }

  private static String idOf(Heading heading) {
    // A generator numbers what it gave before; each heading has its own, so that twins are seen.
    return IdGenerator.builder().build().generateId(textOf(heading));
  }

  private static String textOf(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak part) {
            text.append(' ');
          }
        });
    return text.toString();
  }

  private void problem(Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }
}
