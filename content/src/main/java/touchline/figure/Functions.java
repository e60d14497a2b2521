package touchline.figure;

import java.util.List;
import java.util.Optional;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.taught.BangBang;
import touchline.taught.LineCircle;
import touchline.taught.MovingCircle;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;
import touchline.taught.Vectors;

/**
 * The methods that figures can run. The build redirects this table, and nothing else, to the woven
 * copies of the algorithms ({@link touchline.weave.WeaveClasses}), so that every call can be
 * traced.
 */
public final class Functions {
  private static final String SEGMENT_POINT = "point a, point b, point p";
  private static final String SEGMENT_CIRCLE = "point a, point b, circle circle";
  private static final String MOVING = "circle circle, vector velocity, ";
  private static final String PASS = "point a, point b, circles opponents";

  private static final List<Function> ALL =
      List.of(
          new Function(
              "SegmentCircle#closestPoint",
              SEGMENT_POINT,
              in -> SegmentCircle.closestPoint(ab(in), in.vector("p"))),
          new Function(
              "SegmentCircle#closestPointByPart",
              SEGMENT_POINT,
              in -> SegmentCircle.closestPointByPart(ab(in), in.vector("p"))),
          new Function(
              "SegmentCircle#overlaps",
              SEGMENT_CIRCLE,
              in -> SegmentCircle.overlaps(ab(in), circle(in))),
          new Function(
              "SegmentCircle#offset",
              SEGMENT_CIRCLE,
              in -> SegmentCircle.offset(ab(in), circle(in))),
          new Function(
              "SegmentCircle#leftOf", "point a, point b", in -> SegmentCircle.leftOf(ab(in))),
          new Function(
              "SegmentCircle#crossings",
              "point start, point end, circle circle",
              in -> SegmentCircle.crossings(in.segment("start", "end"), circle(in))),
          new Function(
              "StadiumCollision#overlapsCircle",
              "stadium stadium, circle circle",
              in -> StadiumCollision.overlaps(in.stadium("stadium"), circle(in))),
          new Function(
              "StadiumCollision#overlapsStadium",
              "stadium stadium, stadium other",
              in -> StadiumCollision.overlaps(in.stadium("stadium"), in.stadium("other"))),
          new Function(
              "StadiumCollision#distance",
              "segments segments",
              in ->
                  StadiumCollision.distance(
                      in.segments("segments").get(0), in.segments("segments").get(1))),
          new Function(
              "StadiumCollision#offsetCircle",
              "stadium stadium, circle circle",
              in -> StadiumCollision.offset(in.stadium("stadium"), circle(in))),
          new Function(
              "LineCircle#signedDistance",
              "line line, point p",
              in -> LineCircle.signedDistance(in.line("line"), in.vector("p"))),
          new Function(
              "LineCircle#overlaps",
              "line line, circle circle",
              in -> LineCircle.overlaps(in.line("line"), circle(in))),
          new Function(
              "LineCircle#offsetLine",
              "line line, number radius",
              in -> LineCircle.offsetLine(in.line("line"), in.number("radius"))),
          new Function(
              "MovingCircle#timeToLine",
              MOVING + "line line",
              in -> MovingCircle.timeToLine(circle(in), in.vector("velocity"), in.line("line"))),
          new Function(
              "MovingCircle#contactWithLine",
              MOVING + "line line, number time",
              in ->
                  MovingCircle.contactWithLine(
                      circle(in), in.vector("velocity"), in.line("line"), in.number("time"))),
          new Function(
              "MovingCircle#timeToPoint",
              MOVING + "point point",
              in ->
                  MovingCircle.timeToPoint(circle(in), in.vector("velocity"), in.vector("point"))),
          new Function(
              "MovingCircle#timeToSide",
              MOVING + "point a, point b",
              in -> MovingCircle.timeToSide(circle(in), in.vector("velocity"), ab(in))),
          new Function(
              "MovingCircle#timeToSegment",
              MOVING + "point a, point b",
              in -> MovingCircle.timeToSegment(circle(in), in.vector("velocity"), ab(in))),
          new Function(
              "MovingCircle#timeToFirst",
              MOVING + "segments segments",
              in ->
                  MovingCircle.timeToFirst(
                      circle(in), in.vector("velocity"), in.segments("segments"))),
          new Function(
              "SafePass#isClean", PASS, in -> SafePass.isClean(ab(in), in.circles("opponents"))),
          new Function(
              "SafePass#clearance",
              PASS,
              in -> SafePass.clearance(ab(in), in.circles("opponents"))),
          new Function(
              "Vectors#distance",
              "point a, point b",
              in -> Vectors.distance(in.vector("a"), in.vector("b"))),
          new Function(
              "Vectors#projection",
              "point start, vector v, vector w",
              in -> Vectors.projection(in.vector("v"), in.vector("w"))),
          new Function(
              "BangBang#control",
              "number angle, number rate",
              in -> BangBang.control(in.number("angle"), in.number("rate"))),
          new Function(
              "BangBang#firstSwitch",
              "number velocity, number threshold, number step",
              in ->
                  BangBang.firstSwitch(
                      in.number("velocity"), in.number("threshold"), in.number("step"))),
          new Function(
              "BangBang#safeThreshold",
              "number limit, number velocity, number step",
              in ->
                  BangBang.safeThreshold(
                      in.number("limit"), in.number("velocity"), in.number("step"))));

  private Functions() {}

  public static List<Function> all() {
    return ALL;
  }

  public static Optional<Function> named(String name) {
    for (Function function : ALL) {
      if (function.name().equals(name)) {
        return Optional.of(function);
      }
    }
    return Optional.empty();
  }

  private static Segment ab(Inputs in) {
    return in.segment("a", "b");
  }

  private static Circle circle(Inputs in) {
    return in.circle("circle");
  }
}
