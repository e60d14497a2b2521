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
          new Function("SegmentCircle#closestPoint", SEGMENT_POINT),
          new Function("SegmentCircle#closestPointByPart", SEGMENT_POINT),
          new Function("SegmentCircle#overlaps", SEGMENT_CIRCLE),
          new Function("SegmentCircle#offset", SEGMENT_CIRCLE),
          new Function("SegmentCircle#leftOf", "point a, point b"),
          new Function("SegmentCircle#crossings", "point start, point end, circle circle"),
          new Function("StadiumCollision#overlapsCircle", "stadium stadium, circle circle"),
          new Function("StadiumCollision#overlapsStadium", "stadium stadium, stadium other"),
          new Function("StadiumCollision#distance", "segments segments"),
          new Function("StadiumCollision#offsetCircle", "stadium stadium, circle circle"),
          new Function("LineCircle#signedDistance", "line line, point p"),
          new Function("LineCircle#overlaps", "line line, circle circle"),
          new Function("LineCircle#offsetLine", "line line, number radius"),
          new Function("MovingCircle#timeToLine", MOVING + "line line"),
          new Function("MovingCircle#contactWithLine", MOVING + "line line, number time"),
          new Function("MovingCircle#timeToPoint", MOVING + "point point"),
          new Function("MovingCircle#timeToSide", MOVING + "point a, point b"),
          new Function("MovingCircle#timeToSegment", MOVING + "point a, point b"),
          new Function("MovingCircle#timeToFirst", MOVING + "segments segments"),
          new Function("SafePass#isClean", PASS),
          new Function("SafePass#clearance", PASS),
          new Function("Vectors#distance", "point a, point b"),
          new Function("Vectors#projection", "point start, vector v, vector w"),
          new Function("BangBang#control", "number angle, number rate"),
          new Function("BangBang#firstSwitch", "number velocity, number threshold, number step"),
          new Function("BangBang#safeThreshold", "number limit, number velocity, number step"));

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

  /**
   * Runs the method of that name, to be recorded. Questions one after another, because as a switch
   * or as objects of their own the calls would make the page's script larger by half a kilobyte.
   *
   * @throws IllegalArgumentException if there is no such method, or if it refuses these inputs
   */
  static void run(String name, Inputs in) {
    if (name.equals("SegmentCircle#closestPoint")) {
      SegmentCircle.closestPoint(ab(in), in.vector("p"));
    } else if (name.equals("SegmentCircle#closestPointByPart")) {
      SegmentCircle.closestPointByPart(ab(in), in.vector("p"));
    } else if (name.equals("SegmentCircle#overlaps")) {
      SegmentCircle.overlaps(ab(in), circle(in));
    } else if (name.equals("SegmentCircle#offset")) {
      SegmentCircle.offset(ab(in), circle(in));
    } else if (name.equals("SegmentCircle#leftOf")) {
      SegmentCircle.leftOf(ab(in));
    } else if (name.equals("SegmentCircle#crossings")) {
      SegmentCircle.crossings(in.segment("start", "end"), circle(in));
    } else if (name.equals("StadiumCollision#overlapsCircle")) {
      StadiumCollision.overlaps(in.stadium("stadium"), circle(in));
    } else if (name.equals("StadiumCollision#overlapsStadium")) {
      StadiumCollision.overlaps(in.stadium("stadium"), in.stadium("other"));
    } else if (name.equals("StadiumCollision#distance")) {
      StadiumCollision.distance(in.segments("segments").get(0), in.segments("segments").get(1));
    } else if (name.equals("StadiumCollision#offsetCircle")) {
      StadiumCollision.offset(in.stadium("stadium"), circle(in));
    } else if (name.equals("LineCircle#signedDistance")) {
      LineCircle.signedDistance(in.line("line"), in.vector("p"));
    } else if (name.equals("LineCircle#overlaps")) {
      LineCircle.overlaps(in.line("line"), circle(in));
    } else if (name.equals("LineCircle#offsetLine")) {
      LineCircle.offsetLine(in.line("line"), in.number("radius"));
    } else if (name.equals("MovingCircle#timeToLine")) {
      MovingCircle.timeToLine(circle(in), in.vector("velocity"), in.line("line"));
    } else if (name.equals("MovingCircle#contactWithLine")) {
      MovingCircle.contactWithLine(
          circle(in), in.vector("velocity"), in.line("line"), in.number("time"));
    } else if (name.equals("MovingCircle#timeToPoint")) {
      MovingCircle.timeToPoint(circle(in), in.vector("velocity"), in.vector("point"));
    } else if (name.equals("MovingCircle#timeToSide")) {
      MovingCircle.timeToSide(circle(in), in.vector("velocity"), ab(in));
    } else if (name.equals("MovingCircle#timeToSegment")) {
      MovingCircle.timeToSegment(circle(in), in.vector("velocity"), ab(in));
    } else if (name.equals("MovingCircle#timeToFirst")) {
      MovingCircle.timeToFirst(circle(in), in.vector("velocity"), in.segments("segments"));
    } else if (name.equals("SafePass#isClean")) {
      SafePass.isClean(ab(in), in.circles("opponents"));
    } else if (name.equals("SafePass#clearance")) {
      SafePass.clearance(ab(in), in.circles("opponents"));
    } else if (name.equals("Vectors#distance")) {
      Vectors.distance(in.vector("a"), in.vector("b"));
    } else if (name.equals("Vectors#projection")) {
      Vectors.projection(in.vector("v"), in.vector("w"));
    } else if (name.equals("BangBang#control")) {
      BangBang.control(in.number("angle"), in.number("rate"));
    } else if (name.equals("BangBang#firstSwitch")) {
      BangBang.firstSwitch(in.number("velocity"), in.number("threshold"), in.number("step"));
    } else if (name.equals("BangBang#safeThreshold")) {
      BangBang.safeThreshold(in.number("limit"), in.number("velocity"), in.number("step"));
    } else {
      throw new IllegalArgumentException(name);
    }
  }

  private static Segment ab(Inputs in) {
    return in.segment("a", "b");
  }

  private static Circle circle(Inputs in) {
    return in.circle("circle");
  }
}
