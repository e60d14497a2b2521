package touchline.task;

import touchline.answer.Value;
import touchline.diagram.NumberText;

/** How a wrong value lies to the right one, where that is plain to see. */
public final class Slant {
  /** So many tolerances off is close: all mistakes are kept farther apart than that. */
  private static final double CLOSE = ValueTask.GAP - 1.0;

  /** How much of the right value may be off in what is called close. */
  private static final double CLOSE_PART = 0.25;

  /** The same of a whole number, which is as likely to be another answer as a rounded one. */
  private static final double WHOLE_PART = 0.1;

  /** Of what has so many decimals; rounding leaves less. */
  private static final double RESIDUE = 1e-9;

  private Slant() {}

  /** A sentence after a blank; empty if nothing is plain. */
  public static String of(Value own, Value right, double tolerance) {
    if (isNear(own, -right.x(), -right.y(), tolerance)) {
      return " Yours has the opposite sign: which of the two do you subtract from which?";
    }
    if (right.y() != right.x() && isNear(own, right.y(), right.x(), tolerance)) {
      return " Yours has the two coordinates the other way round.";
    }
    if (isNear(own, right.x() * right.x(), right.y() * right.y(), tolerance)) {
      return " Yours is the square of it.";
    }
    String close = close(own, right, tolerance);
    return close.isEmpty() ? "" : " " + close;
  }

  /** What is said of the right value with the opposite sign; empty if it is another. */
  static String opposite(Value own, Value right, double tolerance) {
    boolean isPlain = tolerance > 0 && own.off(right) > CLOSE * tolerance;
    return isPlain && isNear(own, -right.x(), -right.y(), tolerance)
        ? "Yours is right but for its sign. Which sign does the question ask for?"
        : "";
  }

  /** What is said of a wrong value that is close to the right one; empty if it is not. */
  static String close(Value own, Value right, double tolerance) {
    if (tolerance <= 0 || own.isNear(right, tolerance)) {
      return "";
    }
    int wanted = decimals(tolerance);
    double size = Math.max(Math.abs(right.x()), Math.abs(right.y()));
    if (isRounded(own, right, tolerance, wanted, size)) {
      return "Yours is close, but rounded too much. "
          + accepted(tolerance)
          + " Give at least "
          + (wanted == 1 ? "one decimal." : wanted + " decimals.");
    }
    double off = own.off(right);
    return off <= CLOSE * tolerance && off <= CLOSE_PART * size
        ? "Yours is close. " + accepted(tolerance) + " Did you round a number on the way?"
        : "";
  }

  /** How near an answer has to be, as a sentence. */
  public static String accepted(double tolerance) {
    return "An answer within " + NumberText.of(tolerance) + " is accepted.";
  }

  /** So many decimals, rounded, are near enough. */
  private static int decimals(double tolerance) {
    int decimals = 0;
    for (double half = 0.5; half > tolerance * (1 + RESIDUE); half /= 10) {
      decimals++;
    }
    return decimals;
  }

  /** Whether this is the right value with fewer decimals than are wanted. */
  private static boolean isRounded(
      Value own, Value right, double tolerance, int wanted, double size) {
    double unit = 1;
    for (int decimals = 0; decimals < wanted; decimals++) {
      boolean fits =
          isRounded(own.x(), right.x(), tolerance, unit)
              && isRounded(own.y(), right.y(), tolerance, unit);
      if (fits && own.off(right) <= (decimals == 0 ? WHOLE_PART : CLOSE_PART) * size) {
        return true;
      }
      unit /= 10;
    }
    return false;
  }

  /** Rounded or cut off to whole units; a coordinate that is right may have any decimals. */
  private static boolean isRounded(double own, double right, double tolerance, double unit) {
    double off = Math.abs(own - right);
    if (off <= tolerance * (1 + RESIDUE)) {
      return true;
    }
    double units = own / unit;
    boolean isWhole = Math.abs(units - Math.floor(units + 0.5)) < RESIDUE * Math.max(1, units);
    boolean isCut = own * right >= 0 && Math.abs(own) < Math.abs(right) && off < unit;
    return isWhole && (isCut || off <= unit / 2 + tolerance);
  }

  private static boolean isNear(Value own, double x, double y, double tolerance) {
    return Math.abs(own.x() - x) <= tolerance && Math.abs(own.y() - y) <= tolerance;
  }
}
