package touchline.server;

/** A page's table cells without their attributes, which name columns and roles. */
final class Cells {
  private Cells() {}

  static String bare(String page) {
    return page.replaceAll("<t([dh]) [^>]*>", "<t$1>");
  }
}
