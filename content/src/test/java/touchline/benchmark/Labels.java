package touchline.benchmark;

import java.util.Map;

/** What readers of the tables see instead of the names of classes and methods. */
final class Labels {
  private static final Map<String, String> TABLES =
      Map.ofEntries(
          Map.entry("ClosestPointBenchmark", "closest-point"),
          Map.entry("OverlapBenchmark", "overlap"),
          Map.entry("BoxBenchmark", "boxes"),
          Map.entry("BoxSegmentBenchmark", "boxes-segment"),
          Map.entry("BoxRayBenchmark", "boxes-ray"),
          Map.entry("BoxSweptBenchmark", "boxes-swept"),
          Map.entry("PolygonBenchmark", "polygons"),
          Map.entry("DistanceBenchmark", "distance"),
          Map.entry("DepthBenchmark", "depth"),
          Map.entry("PointInPolygonBenchmark", "point-in-polygon"),
          Map.entry("OffsetBenchmark", "push-out"),
          Map.entry("MovingCircleBenchmark", "moving-circle"),
          Map.entry("BounceBenchmark", "bounce"),
          Map.entry("MeetingBenchmark", "meeting"),
          Map.entry("InterceptionBenchmark", "interception"),
          Map.entry("CleanPassBenchmark", "clean-pass"),
          Map.entry("BroadPhaseBenchmark", "broad-phase"),
          Map.entry("BoxCrowdBenchmark", "broad-phase-boxes"),
          Map.entry("GridBenchmark", "grid"));

  private static final Map<String, String> METHODS =
      Map.ofEntries(
          Map.entry("plainLoop", "plain loop over doubles, rounded"),
          Map.entry("touchline", "Touchline, robust form"),
          Map.entry("touchlineConvex", "Touchline, robust form, for convex ones"),
          Map.entry("touchlineClosest", "Touchline, robust form, with the nearest points"),
          Map.entry("touchlineTaught", "Touchline, taught form"),
          Map.entry("touchlineList", "Touchline, a list of circles"),
          Map.entry("touchlineSet", "Touchline, a set of circles"),
          Map.entry("touchlineGrid", "Touchline, a grid of 1,000,000 circles"),
          Map.entry("touchlineAllPairs", "Touchline, every pair"),
          Map.entry("touchlineTaughtSweep", "Touchline, taught sweep, sorted anew"),
          Map.entry("touchlineTaughtTree", "Touchline, taught tree, made anew"),
          Map.entry("touchlineTaughtGrid", "Touchline, taught grid, made anew"),
          Map.entry("touchlineSweep", "Touchline, robust sweep, sorted anew"),
          Map.entry("touchlineCells", "Touchline, robust grid, made anew"),
          Map.entry("touchlineTree", "Touchline, robust tree, made anew"),
          Map.entry("dyn4jSap", "dyn4j, sweep and prune, kept and mended"),
          Map.entry("dyn4jTree", "dyn4j, tree of boxes, kept and mended"),
          Map.entry("dyn4jSegment", "dyn4j, closest point of a segment"),
          Map.entry("dyn4jSat", "dyn4j, separating axes, no other kinds of shape used"),
          Map.entry("dyn4jSatAmongOtherShapes", "dyn4j, separating axes, other kinds used too"),
          Map.entry("dyn4jGjk", "dyn4j, GJK, no other kinds of shape used"),
          Map.entry("dyn4jGjkAmongOtherShapes", "dyn4j, GJK, other kinds used too"),
          Map.entry("jtsLineSegment", "JTS, LineSegment"),
          Map.entry("libgdxIntersector", "libGDX, Intersector, floats"),
          Map.entry("jtsEnvelope", "JTS, Envelope"),
          Map.entry("jtsRectangle", "JTS, RectangleLineIntersector"),
          Map.entry("dyn4jRaycast", "dyn4j, GJK for rays"),
          Map.entry("dyn4jPolygon", "dyn4j, Polygon, for convex ones"),
          Map.entry("dyn4jAdvancement", "dyn4j, conservative advancement"),
          Map.entry("jtsStrTree", "JTS, STRtree, made anew"),
          Map.entry("jtsQuadtree", "JTS, Quadtree, made anew"),
          Map.entry("jtsIntersects", "JTS, intersects"),
          Map.entry("jtsDistance", "JTS, DistanceOp"),
          Map.entry("jtsPointLocation", "JTS, PointLocation"),
          Map.entry("javaAwtPath", "java.awt.geom, Path2D"),
          Map.entry("javaAwtEllipse", "java.awt.geom, Ellipse2D"),
          Map.entry("javaAwtGeom", "java.awt.geom, Line2D"));

  private Labels() {}

  /** The name, without ending, of the file with the table of a benchmark class. */
  static String ofTable(String benchmark) {
    return known(TABLES, benchmark);
  }

  static String ofMethod(String method) {
    return known(METHODS, method);
  }

  private static String known(Map<String, String> labels, String name) {
    String label = labels.get(name);
    if (label == null) {
      throw new IllegalArgumentException("benchmark must have a label: " + name);
    }
    return label;
  }
}
