package touchline.server.search;

import java.util.List;
import org.jsoup.nodes.Element;

/**
 * A formula as a line of text. KaTeX typesets it in many small boxes, without a space between a
 * name and a number, with a fraction's lower half before its upper one, and with powers that look
 * like factors.
 */
final class FormulaText {
  static final String PLACE = ".katex-html";

  /** Where it leaves room: around relations and operators, behind commas. */
  private static final String ROOM = ".mspace";

  /** Two names with a colour of their own stand side by side only as two things. */
  private static final String NEXT_NAME = ".enclosing + .enclosing";

  private static final String FRACTION = ".mfrac";
  private static final String HALVES = "> span > .vlist-t > .vlist-r:first-child > .vlist > span";

  /** Above the line alone: with something below it, the table has a second row. */
  private static final String POWER = ".msupsub:not(:has(.vlist-t2))";

  private static final List<String> POWERS = List.of("⁰", "¹", "²", "³");

  private FormulaText() {}

  static void makeReadable(Element formula) {
    formula.select(ROOM).forEach(room -> room.text(" "));
    formula.select(NEXT_NAME).forEach(name -> name.prependText(" "));
    formula.select(POWER).forEach(FormulaText::raise);
    formula.select(FRACTION).forEach(FormulaText::turn);
  }

  private static void raise(Element power) {
    String text = power.text().strip();
    power.text(text.matches("[0-3]") ? POWERS.get(Integer.parseInt(text)) : "^" + text);
  }

  private static void turn(Element fraction) {
    List<String> halves =
        fraction.select(HALVES).stream()
            .map(Element::text)
            .filter(half -> !half.isBlank())
            .toList();
    if (halves.size() == 2) {
      fraction.text(halves.get(1).strip() + " / " + halves.get(0).strip());
    }
  }
}
