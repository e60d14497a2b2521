package touchline.figure;

/** How a variable of the method is drawn once it has a value. */
sealed interface Show {
  /** The variable that is drawn; {@code return} is the method's result. */
  String variable();

  /** A vector that starts at a point. */
  record ArrowFrom(String variable, String start) implements Show {}

  /** A signed length, laid from a point along a unit vector. */
  record LengthAlong(String variable, String direction, String start) implements Show {}

  /** A point with a label; a dashed line joins it to another point. */
  record PointJoined(String variable, String label, String to) implements Show {}
}
