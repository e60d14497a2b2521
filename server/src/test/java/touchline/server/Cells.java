package touchline.server;

import java.util.List;
import java.util.regex.Pattern;

/** A page's table cells without their attributes, which name columns and roles. */
public final class Cells {
  private Cells() {}

  /** What the cells of a column say, from the first row on. */
  public static List<String> column(String page, String label) {
    return Pattern.compile("data-label=\"" + label + "\">([^<]+)<")
        .matcher(page)
        .results()
        .map(cell -> cell.group(1))
        .toList();
  }

  public static String bare(String page) {
    return page.replaceAll("<t([dh]) [^>]*>", "<t$1>");
  }
}
