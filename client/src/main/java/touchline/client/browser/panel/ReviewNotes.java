package touchline.client.browser.panel;

import org.teavm.jso.JSBody;
import touchline.client.browser.Page;
import touchline.exercise.ReviewPlan;

/** What this browser remembers about the exercises that were answered in it. */
public final class ReviewNotes {
  /** The home page and the review read it, too. */
  private static final String NAME = "touchline.review";

  private ReviewNotes() {}

  public static void answered(String exercise, boolean right) {
    Page.keep(NAME, ReviewPlan.of(Page.kept(NAME)).answered(exercise, right, today()).text());
  }

  /** The day on the reader's own calendar, counted from 1970. */
  @JSBody(
      script =
          "var now = new Date();"
              + " return Math.floor((now.getTime() / 6e4 - now.getTimezoneOffset()) / 1440);")
  private static native int today();
}
