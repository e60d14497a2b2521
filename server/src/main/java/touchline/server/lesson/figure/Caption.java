package touchline.server.lesson.figure;

import touchline.diagram.Html;

/** What a figure is called below it, by which it is named to those who do not see it. */
record Caption(String figure, String title) {
  /** No slug has two hyphens in a row, so that no other place of the page has this id. */
  private String id() {
    return "figure-" + figure + "--title";
  }

  /** The attribute of the figure, with a blank before it. */
  String naming() {
    return " aria-labelledby=\"" + id() + "\"";
  }

  String html() {
    return "<figcaption id=\"" + id() + "\">" + Html.escape(title) + "</figcaption>";
  }
}
