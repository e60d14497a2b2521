package touchline.server.lesson.figure;

/** The buttons of a figure that runs: the steps, and behind them what is wanted less often. */
final class PlayerControls {
  private static final String FIRST = "M5 5v14M19 5l-10 7 10 7z";
  private static final String BACK = "M16 5l-10 7 10 7z";
  private static final String PLAY = "M7 5l12 7-12 7z";
  private static final String PAUSE = "M8 5v14M16 5v14";
  private static final String FORWARD = "M8 5l10 7-10 7z";
  private static final String LAST = "M19 5v14M5 5l10 7-10 7z";

  private static final String OPENS =
      "<button type=\"button\" class=\"opens\" aria-expanded=\"false\" aria-label=\"More\""
          + " title=\"More\">…</button>";

  private PlayerControls() {}

  /**
   * One row: the buttons, the scrub bar with its place in words, and what opens more; the last step
   * is in view. The script makes its buttons one stop of the Tab key.
   */
  static String html(int steps, boolean calls, boolean moves) {
    String place = "Step " + steps + " of " + steps;
    return String.join(
        "",
        "<div class=\"figure-controls waits\" role=\"toolbar\" aria-label=\"Steps\">",
        moves ? time() : "",
        "<div class=\"figure-buttons\">",
        button("first", "First step", icon(FIRST)),
        button("back", "Step back", icon(BACK)),
        button("play", "Play", icon(PLAY) + icon(PAUSE)),
        button("forward", "Step forward", icon(FORWARD)),
        button("last", "Last step", icon(LAST)),
        "</div>",
        "<div class=\"figure-scrub\">",
        field(
            "<input type=\"range\" aria-label=\"Step\" min=\"1\" max=\""
                + steps
                + "\" value=\""
                + steps
                + "\">"),
        "<span class=\"figure-marks\" aria-hidden=\"true\">",
        "</span></div><p class=\"figure-place\">" + place + "</p>",
        "<div class=\"figure-modes\">",
        mode("alone", "Do it yourself"),
        calls ? mode("deep", "Step into calls") : "",
        "</div><div class=\"figure-opens\">",
        mode("code", "Code"),
        OPENS,
        "</div></div>");
  }

  /**
   * A field that is in use once the figure is alive. Until then it waits in a template: a browser
   * that looks for fields it could fill in by itself would lay out every figure far down the page.
   */
  static String field(String html) {
    return "<template>" + html + "</template>";
  }

  /** The time of what moves. */
  private static String time() {
    return String.join(
        "",
        "<div class=\"figure-time\" role=\"group\" aria-label=\"Time\">",
        button("run", "Run the motion", icon(PLAY) + icon(PAUSE)),
        field("<input type=\"range\" aria-label=\"Time\" min=\"0\" max=\"100\" value=\"0\">"),
        "<span class=\"figure-moment\">t = 0</span></div>");
  }

  /** The buttons of a world whose time goes on by itself. */
  static String world() {
    return String.join(
        "",
        goingOn(),
        mode("slow", "Slow motion"),
        word("reset", "Reset"),
        "</div><div class=\"figure-opens\">",
        "<button type=\"button\" class=\"opens\" aria-expanded=\"false\">Switches</button>",
        "</div></div>");
  }

  /** The buttons of what goes on for ever in the same way, with the time that has passed. */
  static String motion() {
    return String.join(
        "", goingOn(), word("reset", "Reset"), "</div><p class=\"figure-place\">t = 0 s</p></div>");
  }

  /** The first buttons of what goes on by itself. */
  private static String goingOn() {
    return String.join(
        "",
        "<div class=\"figure-controls waits\" role=\"toolbar\" aria-label=\"Time\">",
        "<div class=\"figure-buttons\">",
        button("play", "Play", icon(PLAY) + icon(PAUSE)),
        button("forward", "One step", icon(FORWARD)),
        "</div><div class=\"figure-modes\">");
  }

  private static String mode(String part, String words) {
    return "<button type=\"button\" aria-pressed=\"false\" class=\""
        + part
        + "\">"
        + words
        + "</button>";
  }

  /** What a reader may want to do with a figure besides understanding it; the dots open it. */
  static String more(String numbers) {
    return String.join(
        "",
        "<div class=\"figure-more waits\" role=\"group\" aria-label=\"More about this figure\" hidden>",
        numbers,
        "<div class=\"figure-offers\">",
        "<label class=\"pace\">Speed ",
        field(
            "<select><option value=\"0.5\">0.5×</option><option value=\"1\" selected>1×</option>"
                + "<option value=\"2\">2×</option></select>"),
        "</label>",
        word("link", "Copy link"),
        word("copy", "Copy picture"),
        word("svg", "Save SVG"),
        word("png", "Save PNG"),
        word("full", "Full screen"),
        "</div><p class=\"figure-done\" aria-hidden=\"true\"></p></div>");
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
