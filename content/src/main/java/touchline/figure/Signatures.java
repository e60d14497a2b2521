package touchline.figure;

/**
 * What the methods that figures can run are given. Only the lint and the tests ask; a page's script
 * reads figures that were checked.
 */
final class Signatures {
  private Signatures() {}

  /** Each input as kind and name: {@code point a, point b, point p}. */
  static String of(Function function) {
    return switch (function.name()) {
      case "SegmentCircle#closestPoint",
          "SegmentCircle#closestPointByPart",
          "Precision#isOnSegment" ->
          "point a, point b, point p";
      case "SegmentCircle#overlaps", "SegmentCircle#offset" -> "point a, point b, circle circle";
      case "SegmentCircle#crossings" -> "point start, point end, circle circle";
      case "StadiumCollision#overlapsCircle", "StadiumCollision#offsetCircle" ->
          "stadium stadium, circle circle";
      case "StadiumCollision#overlapsStadium" -> "stadium stadium, stadium other";
      case "StadiumCollision#distance" -> "segments segments";
      case "LineCircle#signedDistance" -> "line line, point p";
      case "LineCircle#overlaps" -> "line line, circle circle";
      case "LineCircle#offsetLine" -> "line line, number radius";
      case "MovingCircle#timeToLine" -> "circle circle, vector velocity, line line";
      case "MovingCircle#contactWithLine" ->
          "circle circle, vector velocity, line line, number time";
      case "MovingCircle#timeToSegment" -> "circle circle, vector velocity, point a, point b";
      case "MovingCircle#timeToFirst" -> "circle circle, vector velocity, segments segments";
      case "SafePass#isClean", "SafePass#clearance" -> "point a, point b, circles opponents";
      case "Measure#distance" -> "point a, point b";
      case "Measure#projection" -> "point start, vector v, vector w";
      case "Precision#thereAndBack" -> "point p, number way";
      case "BangBang#control" -> "number angle, number rate";
      case "BangBang#firstSwitch" -> "number velocity, number threshold, number step";
      case "BangBang#safeThreshold" -> "number limit, number velocity, number step";
      case "Swing#canHold" -> "point hinge, point bob, point other, number mass, number limit";
      case "Swing#period" -> "point hinge, point bob";
      case "Grid#entries" -> "circle circle, number width";
      default -> throw new IllegalArgumentException("function must be ours: " + function.name());
    };
  }
}
