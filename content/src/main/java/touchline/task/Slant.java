package touchline.task;

import touchline.answer.Value;

/** How a wrong value lies to the right one, where that is plain to see. */
public final class Slant {
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
    return "";
  }

  private static boolean isNear(Value own, double x, double y, double tolerance) {
    return Math.abs(own.x() - x) <= tolerance && Math.abs(own.y() - y) <= tolerance;
  }
}
