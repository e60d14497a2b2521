package touchline.client.browser;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The method's source beside the picture, with the line that just ran marked. */
final class Listing {
  private final Element box;
  private final List<Element> lines;
  private @Nullable Element current;

  Listing(Element box) {
    this.box = box;
    this.lines = box.findAll(".line");
  }

  /** The marked line as HTML; nothing before the first {@link #show}. */
  String current() {
    return current == null ? "" : current.getInnerHTML();
  }

  /**
   * Marks a line by its number in the source file, with a note behind it; 0, the call, is the first
   * line shown.
   */
  void show(int number, String note) {
    Element line = lineOf(number);
    if (line != null) {
      line.put("data-note", note);
    }
    if (line == current) {
      return;
    }
    if (current != null) {
      current.mark("now", false);
      current.removeAttribute("aria-current");
    }
    current = line;
    if (line != null) {
      line.mark("now", true);
      line.setAttribute("aria-current", "step");
      reveal();
    }
  }

  /** Scrolls the listing so far that the marked line shows, if the listing does. */
  void reveal() {
    if (current != null && box.matches(CodeSwitch.SHOWN)) {
      Element.scrollWithin(box, current);
    }
  }

  private @Nullable Element lineOf(int number) {
    if (number == 0) {
      return lines.isEmpty() ? null : lines.get(0);
    }
    String text = Integer.toString(number);
    for (Element line : lines) {
      if (line.attribute("data-line").equals(text)) {
        return line;
      }
    }
    return null;
  }
}
