package touchline.server.assignment.plan;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;

/** Plans in words: for the log, and for those who read one. */
public final class PlanWords {
  private PlanWords() {}

  /** All of it in one line, in which two plans that differ differ. */
  public static String of(Plan plan, ZoneId zone) {
    Schedule schedule = plan.schedule();
    return String.join(
        "; ",
        List.of(
            plan.title(),
            "opens " + Moment.words(schedule.opens(), zone),
            "due " + Moment.words(schedule.due(), zone),
            "closes " + Moment.words(schedule.closes(), zone),
            attempts(plan.attempts()),
            plan.counting().word() + " counts",
            late(plan.late()),
            "solutions: " + plan.solutions().word(),
            plan.isPublished() ? "published" : "not published",
            plan.parts().stream().map(PlanWords::part).collect(Collectors.joining(", "))));
  }

  private static String part(Part part) {
    String form = part.form() == Part.Form.VARIANT ? " (a variant for each student)" : "";
    return part.exercise() + " " + points(part.points()) + form;
  }

  public static String attempts(int attempts) {
    return switch (attempts) {
      case 0 -> "any number of attempts";
      case 1 -> "one attempt";
      default -> attempts + " attempts";
    };
  }

  /** Which of several attempts counts. */
  public static String counts(CountingRule counting) {
    return switch (counting) {
      case BEST -> "The best one counts.";
      case LAST -> "The last one counts.";
      case AVERAGE -> "Their average counts.";
    };
  }

  /** What lateness costs. */
  public static String late(LatePolicy late) {
    if (late.steps().isEmpty()) {
      return "late work counts nothing";
    }
    return late.steps().stream()
        .map(step -> "up to " + step.upTo().toHours() + " h late " + step.percent() + " %")
        .collect(Collectors.joining(", "));
  }

  /** With at most two decimals. */
  public static String points(double points) {
    BigDecimal rounded = BigDecimal.valueOf(points).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
