package touchline.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.taught.BangBang;
import touchline.taught.Grid;
import touchline.taught.LineCircle;
import touchline.taught.Measure;
import touchline.taught.MovingCircle;
import touchline.taught.Precision;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;
import touchline.taught.Swing;

/**
 * The methods that figures can run. The build redirects this table, and nothing else, to the woven
 * copies of the algorithms ({@link touchline.weave.WeaveClasses}), so that every call can be
 * traced.
 */
public final class Functions {
  /** By their numbers, from 0. One text: as a list they take more room in a page's script. */
  private static final String NAMES =
      "SegmentCircle#closestPoint"
          + " SegmentCircle#closestPointByPart"
          + " SegmentCircle#overlaps"
          + " SegmentCircle#offset"
          + " SegmentCircle#crossings"
          + " StadiumCollision#overlapsCircle"
          + " StadiumCollision#overlapsStadium"
          + " StadiumCollision#distance"
          + " StadiumCollision#offsetCircle"
          + " LineCircle#signedDistance"
          + " LineCircle#overlaps"
          + " LineCircle#offsetLine"
          + " MovingCircle#timeToLine"
          + " MovingCircle#contactWithLine"
          + " MovingCircle#timeToSegment"
          + " MovingCircle#timeToFirst"
          + " SafePass#isClean"
          + " SafePass#clearance"
          + " Measure#distance"
          + " Measure#projection"
          + " Precision#thereAndBack"
          + " Precision#isOnSegment"
          + " BangBang#control"
          + " BangBang#firstSwitch"
          + " BangBang#safeThreshold"
          + " Swing#canHold"
          + " Swing#period"
          + " Grid#entries";

  private static final List<Function> ALL = all(NAMES);

  private Functions() {}

  private static List<Function> all(String names) {
    List<Function> all = new ArrayList<>();
    for (String name : Entries.Entry.wordsOf(names)) {
      all.add(new Function(all.size(), name));
    }
    return all;
  }

  public static List<Function> all() {
    return Collections.unmodifiableList(ALL);
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
   * Runs the method, to be recorded. One method with a numbered case for each: as objects of their
   * own, or by name, the calls would make the page's script larger by half a kilobyte.
   *
   * @throws IllegalArgumentException if the method refuses these inputs
   */
  static void run(Function function, Inputs in) {
    switch (function.number()) {
      case 0 -> SegmentCircle.closestPoint(ab(in), in.vector("p"));
      case 1 -> SegmentCircle.closestPointByPart(ab(in), in.vector("p"));
      case 2 -> SegmentCircle.overlaps(ab(in), circle(in));
      case 3 -> SegmentCircle.offset(ab(in), circle(in));
      case 4 -> SegmentCircle.crossings(in.segment("start", "end"), circle(in));
      case 5 -> StadiumCollision.overlaps(in.stadium("stadium"), circle(in));
      case 6 -> StadiumCollision.overlaps(in.stadium("stadium"), in.stadium("other"));
      case 7 ->
          StadiumCollision.distance(in.segments("segments").get(0), in.segments("segments").get(1));
      case 8 -> StadiumCollision.offset(in.stadium("stadium"), circle(in));
      case 9 -> LineCircle.signedDistance(in.line("line"), in.vector("p"));
      case 10 -> LineCircle.overlaps(in.line("line"), circle(in));
      case 11 -> LineCircle.offsetLine(in.line("line"), in.number("radius"));
      case 12 -> MovingCircle.timeToLine(circle(in), in.vector("velocity"), in.line("line"));
      case 13 ->
          MovingCircle.contactWithLine(
              circle(in), in.vector("velocity"), in.line("line"), in.number("time"));
      case 14 -> MovingCircle.timeToSegment(circle(in), in.vector("velocity"), ab(in));
      case 15 ->
          MovingCircle.timeToFirst(circle(in), in.vector("velocity"), in.segments("segments"));
      case 16 -> SafePass.isClean(ab(in), in.circles("opponents"));
      case 17 -> SafePass.clearance(ab(in), in.circles("opponents"));
      case 18 -> Measure.distance(in.vector("a"), in.vector("b"));
      case 19 -> Measure.projection(in.vector("v"), in.vector("w"));
      case 20 -> Precision.thereAndBack(in.vector("p"), in.number("way"));
      case 21 -> Precision.isOnSegment(in.vector("a"), in.vector("b"), in.vector("p"));
      case 22 -> BangBang.control(in.number("angle"), in.number("rate"));
      case 23 ->
          BangBang.firstSwitch(in.number("velocity"), in.number("threshold"), in.number("step"));
      case 24 ->
          BangBang.safeThreshold(in.number("limit"), in.number("velocity"), in.number("step"));
      case 25 ->
          Swing.canHold(
              in.vector("hinge"),
              in.vector("bob"),
              in.vector("other"),
              in.number("mass"),
              in.number("limit"));
      case 26 -> Swing.period(in.vector("hinge"), in.vector("bob"));
      default -> Grid.entries(circle(in), in.number("width")); // 27: there is no other number.
    }
  }

  private static Segment ab(Inputs in) {
    return in.segment("a", "b");
  }

  private static Circle circle(Inputs in) {
    return in.circle("circle");
  }
}
