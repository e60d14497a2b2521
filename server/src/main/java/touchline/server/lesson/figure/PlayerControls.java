package touchline.server.lesson.figure;

/** The buttons of a figure that runs: the steps, and below the figure what is wanted less often. */
final class PlayerControls {
  private static final String FIRST = "M5 5v14M19 5l-10 7 10 7z";
  private static final String BACK = "M16 5l-10 7 10 7z";
  private static final String PLAY = "M7 5l12 7-12 7z";
  private static final String PAUSE = "M8 5v14M16 5v14";
  private static final String FORWARD = "M8 5l10 7-10 7z";
  private static final String LAST = "M19 5v14M5 5l10 7-10 7z";

  private PlayerControls() {}

  /** The scrub bar with its place in words, and the buttons; the last step is in view. */
  static String html(int steps, boolean calls) {
    String place = "Step " + steps + " of " + steps;
    return String.join(
        "",
        "<div class=\"figure-controls waits\" role=\"group\" aria-label=\"Steps\">",
        "<div class=\"figure-scrub\"><input type=\"range\" aria-label=\"Step\" min=\"1\" max=\"",
        steps + "\" value=\"" + steps + "\"><span class=\"figure-marks\" aria-hidden=\"true\">",
        "</span></div><p class=\"figure-place\">" + place + "</p>",
        "<div class=\"figure-buttons\">",
        button("first", "First step", icon(FIRST)),
        button("back", "Step back", icon(BACK)),
        button("play", "Play", icon(PLAY) + icon(PAUSE)),
        button("forward", "Step forward", icon(FORWARD)),
        button("last", "Last step", icon(LAST)),
        "<span class=\"pace\"><span aria-hidden=\"true\">Speed</span><select aria-label=\"Speed\"><option value=\"0.5\">0.5×</option>",
        "<option value=\"1\" selected>1×</option><option value=\"2\">2×</option></select></span>",
        "</div><div class=\"figure-modes\">",
        mode("alone", "Do it yourself"),
        calls ? mode("deep", "Step into calls") : "",
        "</div></div>");
  }

  /** The time of what moves. */
  static String time() {
    return String.join(
        "",
        "<div class=\"figure-time waits\" role=\"group\" aria-label=\"Time\">",
        button("run", "Run the motion", icon(PLAY) + icon(PAUSE)),
        "<input type=\"range\" aria-label=\"Time\" min=\"0\" max=\"100\" value=\"0\">",
        "<span class=\"figure-moment\">t = 0</span></div>");
  }

  /** The buttons of a world whose time goes on by itself. */
  static String world() {
    return String.join(
        "",
        "<div class=\"figure-controls waits\" role=\"group\" aria-label=\"Time\">",
        "<div class=\"figure-buttons\">",
        button("play", "Play", icon(PLAY) + icon(PAUSE)),
        button("forward", "One step", icon(FORWARD)),
        "</div><div class=\"figure-modes\">",
        mode("slow", "Slow motion"),
        "</div></div>");
  }

  private static String mode(String part, String words) {
    return "<button type=\"button\" aria-pressed=\"false\" class=\""
        + part
        + "\">"
        + words
        + "</button>";
  }

  /** What a reader may want to do with a figure besides understanding it. */
  static String more() {
    return String.join(
        "",
        "<div class=\"figure-more waits\" role=\"group\" aria-label=\"This figure\">",
        word("link", "Copy link"),
        word("copy", "Copy picture"),
        word("svg", "Save SVG"),
        word("png", "Save PNG"),
        word("full", "Full screen"),
        "<span class=\"figure-done\" aria-hidden=\"true\"></span></div>");
  }

  private static String button(String part, String name, String icons) {
    return "<button type=\"button\" class=\""
        + part
        + "\" aria-label=\""
        + name
        + "\" title=\""
        + name
        + "\">"
        + icons
        + "</button>";
  }

  private static String word(String part, String words) {
    return "<button type=\"button\" class=\"" + part + "\">" + words + "</button>";
  }

  private static String icon(String path) {
    return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"" + path + "\"/></svg>";
  }
}
