package touchline.server.exercise;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import touchline.exercise.ReviewPlan;
import touchline.server.account.VisitorPages;
import touchline.server.submission.ReviewAnswer;
import touchline.server.submission.ReviewAnswerStore;

/**
 * What comes back for review, made from the stored answers of whoever is signed in, so that it is
 * the same in all their browsers. A browser notes its own for everybody else.
 */
public final class ReviewPages {
  /** Of values, and as many of methods: more than two years of ten a day. */
  private static final int MOST = 10_000;

  /** No place on earth is further from Greenwich. */
  private static final int MOST_MINUTES = 18 * 60;

  private final VisitorPages visitors;
  private final ReviewAnswerStore answers;

  public ReviewPages(VisitorPages visitors, ReviewAnswerStore answers) {
    this.visitors = visitors;
    this.answers = answers;
  }

  /** The plan as text, see {@link ReviewPlan}; empty if nobody is signed in. */
  public void plan(Context ctx) {
    ZoneOffset zone = zone(Objects.requireNonNullElse(ctx.queryParam("zone"), "0"));
    List<ReviewAnswer> all =
        visitors.signedIn(ctx).map(learner -> answers.latest(learner, MOST)).orElse(List.of());
    ctx.header("Cache-Control", "private, no-cache")
        .header("Vary", "Cookie")
        .contentType("text/plain;charset=utf-8")
        .result(plan(all, zone).text());
  }

  private ReviewPlan plan(List<ReviewAnswer> all, ZoneOffset zone) {
    ReviewPlan plan = new ReviewPlan(List.of());
    for (ReviewAnswer one : all) {
      int day = (int) LocalDate.ofInstant(one.receivedAt(), zone).toEpochDay();
      plan = plan.answered(one.exercise(), one.isRight(), day);
    }
    return plan;
  }

  /** The reader's own calendar: minutes east of Greenwich. */
  private static ZoneOffset zone(String minutes) {
    if (!minutes.matches("-?\\d{1,4}") || Math.abs(Integer.parseInt(minutes)) > MOST_MINUTES) {
      throw new BadRequestResponse(
          "zone must be minutes from -" + MOST_MINUTES + " to " + MOST_MINUTES + ": " + minutes);
    }
    return ZoneOffset.ofTotalSeconds(60 * Integer.parseInt(minutes));
  }
}
