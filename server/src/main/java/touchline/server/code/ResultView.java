package touchline.server.code;

import java.util.List;

/**
 * What the template shows of a run or a submission; everything is text unless it says html.
 *
 * @param outcome in one word, for the style and the script; {@code waiting} before there is one
 * @param submission its number; empty for a run
 * @param problem what kept the method from being run; empty if nothing did
 * @param used attempts of an assignment that are used by now; empty elsewhere
 * @param standing the mark and the points of a submission; empty for a run
 * @param counterexample what the method gives in a case of our own; empty if there is none
 * @param again where to look once more; empty if this is the last word
 * @param receipt of a marked submission; empty if there is none
 * @param steppingHtml both runs side by side; empty if there are none
 */
public record ResultView(
    String outcome,
    String submission,
    String headline,
    String problem,
    List<String> lines,
    String used,
    String standing,
    List<MistakeView> mistakes,
    List<ComplaintView> complaints,
    List<TickView> ticks,
    String counterexample,
    String again,
    String receipt,
    String steppingHtml) {
  /** What is known to go wrong, and where a lesson explains it. */
  public record MistakeView(String name, String message, String link, String words) {}

  /**
   * Something in the source that stands in the way.
   *
   * @param line 0 if it concerns the whole
   * @param plain in plain words; may be empty
   * @param text the compiler's own words, or the name of what is not allowed
   */
  public record ComplaintView(int line, int column, String plain, String text) {}

  /**
   * One of the public cases.
   *
   * @param got what came, or how it failed
   */
  public record TickView(
      boolean right, boolean skipped, String call, String got, String expected, String printed) {
    /** In one word, for the style. */
    public String kind() {
      return right ? "right" : skipped ? "skipped" : "wrong";
    }

    /** What came of it, in words; nothing is said of the right answer where it was not run. */
    public String told() {
      if (skipped) {
        return "not run, because the method was stopped in the cases before";
      }
      return kind() + ": it " + got;
    }
  }

  /** One that only says what is the matter. */
  static ResultView problem(String outcome, String problem) {
    return new ResultView(
        outcome, "", "", problem, List.of(), "", "", List.of(), List.of(), List.of(), "", "", "",
        "");
  }

  /** How many of the public cases are right. */
  public String shownRight() {
    long right = ticks.stream().filter(TickView::right).count();
    return right
        + " of the "
        + ticks.size()
        + " cases shown "
        + (right == 1 ? "is" : "are")
        + " right.";
  }

  ResultView withStepping(String html) {
    return with(used, html);
  }

  /** The same with what is used up by now, so that the page above it need not be loaded again. */
  ResultView withUsed(String now) {
    return with(now, steppingHtml);
  }

  private ResultView with(String usedNow, String html) {
    return new ResultView(
        outcome,
        submission,
        headline,
        problem,
        lines,
        usedNow,
        standing,
        mistakes,
        complaints,
        ticks,
        counterexample,
        again,
        receipt,
        html);
  }
}
