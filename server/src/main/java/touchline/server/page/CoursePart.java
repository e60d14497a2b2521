package touchline.server.page;

import java.util.function.BooleanSupplier;

/**
 * What a page says only to who is in a course. Templates put it between two comments, and it is
 * taken out of the page of everybody else.
 */
public final class CoursePart {
  private static final String BEGIN = "<!--course-->";
  private static final String END = "<!--/course-->";

  private CoursePart() {}

  /** The page for this reader, of whom is asked only where there is such a part. */
  static String of(String page, BooleanSupplier isInCourse) {
    if (!page.contains(BEGIN)) {
      return page;
    }
    return isInCourse.getAsBoolean() ? page.replace(BEGIN, "").replace(END, "") : withoutIn(page);
  }

  /** The page for everybody. */
  public static String withoutIn(String page) {
    StringBuilder rest = new StringBuilder(page.length());
    int from = 0;
    for (int at = page.indexOf(BEGIN); at >= 0; at = page.indexOf(BEGIN, from)) {
      rest.append(page, from, at);
      from = page.indexOf(END, at) + END.length();
    }
    return rest.append(page, from, page.length()).toString();
  }
}
