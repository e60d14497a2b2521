package touchline.server.submission;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.ZoneId;
import java.util.List;
import java.util.function.DoubleFunction;
import touchline.server.assignment.plan.Moment;
import touchline.server.submission.MarkedAgainStore.Again;

/** That something was marked again, in sentences, oldest first. */
public final class AgainWords {
  private AgainWords() {}

  /** Of an answer or a method. */
  public static List<String> marks(List<Again> changes, ZoneId zone) {
    return changes.stream().map(one -> words(one, "", zone, AgainWords::percent)).toList();
  }

  /** Of an assignment as a whole. */
  public static List<String> points(List<Again> changes, ZoneId zone) {
    return changes.stream().map(one -> words(one, " points", zone, AgainWords::number)).toList();
  }

  private static String words(Again one, String unit, ZoneId zone, DoubleFunction<String> number) {
    return "Marked again on "
        + Moment.words(one.at(), zone)
        + ", after the exercise was corrected: from "
        + number.apply(one.before())
        + " to "
        + number.apply(one.after())
        + unit
        + ".";
  }

  private static String percent(double share) {
    return number(share * 100) + " %";
  }

  private static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
