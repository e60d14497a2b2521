package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.taught.BangBang;
import touchline.taught.Bounce;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;
import touchline.taught.BroadPhase;
import touchline.taught.Epa;
import touchline.taught.Gjk;
import touchline.taught.Grid;
import touchline.taught.Integrator;
import touchline.taught.Interception;
import touchline.taught.LineCircle;
import touchline.taught.Measure;
import touchline.taught.MovingBox;
import touchline.taught.MovingCircle;
import touchline.taught.Painting;
import touchline.taught.Polygons;
import touchline.taught.Precision;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;
import touchline.taught.SegmentHoop;
import touchline.taught.StadiumCollision;
import touchline.taught.Swing;
import touchline.taught.TwoCircles;
import touchline.taught.TwoMovingCircles;

/**
 * A method that lessons print, by its tag, and how the same algorithm is called elsewhere.
 *
 * @param reference class and tag
 * @param arguments points, numbers and lists of them
 * @param java what the Java gives
 */
record Printed(String reference, Function<Given, List<?>> arguments, Function<Given, Object> java) {

  static List<Printed> all() {
    return List.of(
        of("Measure#distance", g -> List.of(g.a(), g.b()), g -> Measure.distance(g.a(), g.b())),
        of("Measure#projection", g -> List.of(g.c(), g.v()), g -> Measure.projection(g.c(), g.v())),
        of("Measure#leftNormal", g -> List.of(g.a(), g.b()), g -> Measure.leftNormal(g.a(), g.b())),
        of("Measure#cross", g -> List.of(g.c(), g.v()), g -> Measure.cross(g.c(), g.v())),
        of(
            "Precision#thereAndBack",
            g -> List.of(g.c(), g.r()),
            g -> Precision.thereAndBack(g.c(), g.r())),
        of("Precision#next", g -> List.of(g.c()), g -> Precision.next(g.c())),
        of(
            "Precision#backFromAfar",
            g -> List.of(g.c(), g.r(), 1 + g.s()),
            g -> Precision.backFromAfar(g.c(), g.r(), 1 + g.s())),
        of(
            "Precision#scaledDistance",
            g -> List.of(g.a(), g.b()),
            g -> Precision.scaledDistance(g.a(), g.b())),
        of(
            "Precision#reaches",
            g -> List.of(g.c(), g.r(), g.a()),
            g -> Precision.reaches(atMostABillion(g.circle()), atMostABillion(g.a()))),
        of("Precision#isOnSegment", Printed::abc, g -> Precision.isOnSegment(g.a(), g.b(), g.c())),
        of("SegmentCircle#closestPoint", Printed::abc, g -> closest(g.segment(), g.c())),
        of(
            "SegmentCircle#closestPointByPart",
            Printed::abc,
            g -> SegmentCircle.closestPointByPart(g.segment(), g.c())),
        of(
            "SegmentCircle#overlaps",
            Printed::abcr,
            g -> SegmentCircle.overlaps(g.segment(), g.circle())),
        of(
            "SegmentCircle#offset",
            Printed::abcr,
            g -> SegmentCircle.offset(g.segment(), g.circle())),
        of(
            "SegmentCircle#leftOf",
            g -> List.of(g.a(), g.b()),
            g -> SegmentCircle.leftOf(g.segment())),
        of(
            "SegmentCircle#crossings",
            Printed::abcr,
            g -> SegmentCircle.crossings(g.segment(), g.circle())),
        of(
            "SegmentHoop#overlaps",
            Printed::abcr,
            g -> SegmentHoop.overlaps(g.segment(), g.circle())),
        of(
            "SegmentHoop#farthestPoint",
            Printed::abc,
            g -> SegmentHoop.farthestPoint(g.segment(), g.c())),
        of(
            "TwoCircles#overlaps",
            Printed::circles,
            g -> TwoCircles.overlaps(g.circle(), new Circle(g.a(), g.s()))),
        of(
            "TwoCircles#offset",
            Printed::circles,
            g -> TwoCircles.offset(g.circle(), new Circle(g.a(), g.s()))),
        of(
            "Boxes#closestPoint",
            g -> List.of(sides(g), g.c()),
            g -> Boxes.closestPoint(box(g), g.c())),
        of(
            "Boxes#overlaps",
            g -> List.of(sides(g), g.c(), g.r()),
            g -> Boxes.overlaps(box(g), g.circle())),
        of(
            "Boxes#hits",
            g -> List.of(g.c(), g.d(), sides(g)),
            g -> Boxes.hits(new Segment(g.c(), g.d()), box(g))),
        of(
            "Boxes#rayEntry",
            g -> List.of(g.c(), g.v(), sides(g)),
            g -> Boxes.rayEntry(g.c(), g.v(), box(g))),
        of("Boxes#entry", Printed::band, g -> Boxes.entry(g.c().x(), g.v().x(), 0, g.r())),
        of("Boxes#exit", Printed::band, g -> Boxes.exit(g.c().x(), g.v().x(), 0, g.r())),
        of(
            "MovingBox#timeToBox",
            g -> List.of(sides(g), g.v(), sides(new Box(g.c(), g.d()))),
            g -> MovingBox.timeToBox(box(g), g.v(), new Box(g.c(), g.d()))),
        of(
            "MovingBox#entry",
            Printed::intervals,
            g -> MovingBox.entry(g.c().x(), g.c().x() + g.r(), g.v().x(), 0, g.s())),
        of(
            "MovingBox#exit",
            Printed::intervals,
            g -> MovingBox.exit(g.c().x(), g.c().x() + g.r(), g.v().x(), 0, g.s())),
        of("BroadPhase#allPairs", Printed::crowd, g -> BroadPhase.allPairs(g.opponents())),
        of(
            "BroadPhase#meet",
            g -> List.of(g.circle(), other(g)),
            g -> BroadPhase.meet(g.circle(), other(g))),
        of("BroadPhase#sweep", Printed::crowd, g -> BroadPhase.sweep(g.opponents())),
        of("BroadPhase#byStart", Printed::crowd, g -> BroadPhase.byStart(g.opponents())),
        of("BroadPhase#repaired", Printed::crowd, g -> BroadPhase.repaired(g.opponents())),
        of(
            "BroadPhase#stillOpen",
            g -> List.of(g.opponents(), g.a().x()),
            g -> BroadPhase.stillOpen(g.opponents(), g.a().x())),
        of("BroadPhase#tests", Printed::crowd, g -> BroadPhase.tests(g.opponents())),
        of("BoxTree#around", Printed::crowd, g -> sides(BoxTree.around(g.opponents()))),
        of(
            "BoxTree#reaches",
            g -> List.of(other(g), g.circle(), new Circle(g.b(), g.s())),
            g -> BoxTree.reaches(other(g), g.circle(), new Circle(g.b(), g.s()))),
        of(
            "BoxTree#reachesBox",
            Printed::ballAndCrowd,
            g -> BoxTree.reachesBox(other(g), g.opponents())),
        of("BoxTree#boxes", Printed::ballAndCrowd, g -> BoxTree.boxes(other(g), g.opponents())),
        of("BoxTree#tree", Printed::crowd, g -> parts(BoxTree.tree(g.opponents()))),
        of(
            "BoxTree#touched",
            g -> List.of(other(g), parts(BoxTree.tree(g.opponents()))),
            g -> BoxTree.touched(other(g), BoxTree.tree(g.opponents()))),
        of("BoxTree#pairs", Printed::crowd, g -> BoxTree.pairs(g.opponents())),
        of("Polygons#area", g -> List.of(four(g)), g -> Polygons.area(four(g))),
        of("Polygons#isConvex", g -> List.of(four(g)), g -> Polygons.isConvex(four(g))),
        of(
            "Polygons#inTriangle",
            Printed::abcd,
            g -> Polygons.inTriangle(g.a(), g.b(), g.c(), g.d())),
        of(
            "Polygons#contains",
            g -> List.of(three(g), g.v()),
            g -> Polygons.contains(three(g), g.v())),
        of(
            "Polygons#isInside",
            g -> List.of(four(g), g.v()),
            g -> Polygons.isInside(four(g), g.v())),
        of("Polygons#crosses", Printed::abc, g -> Polygons.crosses(g.a(), g.b(), g.c())),
        of("Polygons#low", g -> List.of(four(g), g.v()), g -> Polygons.low(four(g), g.v())),
        of("Polygons#high", g -> List.of(four(g), g.v()), g -> Polygons.high(four(g), g.v())),
        of(
            "Polygons#gap",
            g -> List.of(three(g), moved(g), g.v()),
            g -> Polygons.gap(three(g), moved(g), g.v())),
        of("Polygons#normals", g -> List.of(four(g)), g -> Polygons.normals(four(g))),
        of("Polygons#axes", Printed::triangles, g -> Polygons.axes(three(g), moved(g))),
        of("Polygons#overlaps", Printed::triangles, g -> Polygons.overlaps(three(g), moved(g))),
        of("Polygons#offset", Printed::triangles, g -> Polygons.offset(three(g), moved(g))),
        of("Gjk#support", g -> List.of(four(g), g.v()), g -> Gjk.support(four(g), g.v())),
        of(
            "Gjk#corner",
            g -> List.of(three(g), moved(g), g.v()),
            g -> Gjk.corner(three(g), moved(g), g.v())),
        of(
            "Gjk#farthestCorner",
            g -> List.of(g.a(), g.b(), g.c(), g.d(), g.v()),
            g -> Gjk.farthestCorner(g.segment(), g.other(), g.v())),
        of("Gjk#part", g -> List.of(g.a(), g.b()), g -> Gjk.part(g.a(), g.b())),
        of("Gjk#nearest", g -> List.of(g.a(), g.b()), g -> Gjk.nearest(g.a(), g.b())),
        of("Gjk#beyond", Printed::abc, g -> Gjk.beyond(g.a(), g.b(), g.c())),
        of("Gjk#surrounds", Printed::abc, g -> Gjk.surrounds(g.a(), g.b(), g.c())),
        of("Gjk#dropsP", Printed::abc, g -> Gjk.dropsP(g.a(), g.b(), g.c())),
        of(
            "Gjk#shortestWay",
            g -> List.of(three(g), ends(g)),
            g -> Gjk.shortestWay(three(g), ends(g))),
        of("Gjk#witness", Printed::abcd, g -> Gjk.witness(g.a(), g.b(), g.c(), g.d())),
        of(
            "Gjk#gap",
            g -> List.of(ends(g), g.r(), three(g)),
            g -> Gjk.gap(new Stadium(new Segment(g.d(), g.v()), g.r()), three(g))),
        of("Epa#outward", g -> List.of(g.a(), g.b()), g -> Epa.outward(g.a(), g.b())),
        of("Epa#distance", g -> List.of(g.a(), g.b()), g -> Epa.distance(g.a(), g.b())),
        of("Epa#nearestEdge", g -> List.of(four(g)), g -> Epa.nearestEdge(four(g))),
        of("Epa#grown", g -> List.of(four(g), 1, g.v()), g -> Epa.grown(four(g), 1, g.v())),
        of("Epa#foot", g -> List.of(g.a(), g.b()), g -> Epa.foot(g.a(), g.b())),
        of("Epa#wayOut", Printed::triangles, g -> Epa.wayOut(three(g), moved(g))),
        of(
            "StadiumCollision#overlapsPoint",
            Printed::abrc,
            g -> StadiumCollision.overlaps(g.stadium(), g.c())),
        of(
            "StadiumCollision#overlapsCircle",
            Printed::abscr,
            g -> StadiumCollision.overlaps(new Stadium(g.segment(), g.s()), g.circle())),
        of(
            "StadiumCollision#overlapsStadium",
            Printed::stadiums,
            g -> StadiumCollision.overlaps(g.stadium(), g.otherStadium())),
        of(
            "StadiumCollision#distance",
            Printed::abcd,
            g -> StadiumCollision.distance(g.segment(), g.other())),
        of(
            "StadiumCollision#distanceToPoint",
            Printed::abc,
            g -> StadiumCollision.distance(g.segment(), g.c())),
        of(
            "StadiumCollision#cross",
            Printed::abcd,
            g -> StadiumCollision.cross(g.segment(), g.other())),
        of(
            "StadiumCollision#offsetPoint",
            Printed::abrc,
            g -> StadiumCollision.offset(g.stadium(), g.c())),
        of(
            "StadiumCollision#offsetCircle",
            Printed::abscr,
            g -> StadiumCollision.offset(new Stadium(g.segment(), g.s()), g.circle())),
        of(
            "StadiumCollision#offsetStadium",
            Printed::stadiums,
            g -> StadiumCollision.offset(g.stadium(), g.otherStadium())),
        of(
            "StadiumCollision#longer",
            g -> List.of(g.c(), g.d()),
            g -> StadiumCollision.longer(g.c(), g.d())),
        of("LineCircle#side", g -> line(g, g.c()), g -> LineCircle.side(g.line(), g.c())),
        of(
            "LineCircle#signedDistance",
            g -> line(g, g.c()),
            g -> LineCircle.signedDistance(g.line(), g.c())),
        of(
            "LineCircle#overlaps",
            g -> line(g, g.c(), g.r()),
            g -> LineCircle.overlaps(g.line(), g.circle())),
        of(
            "LineCircle#offsetLine",
            g -> line(g, g.r()),
            g -> LineCircle.offsetLine(g.line(), g.r())),
        of("LineCircle#through", g -> List.of(g.a(), g.b()), g -> LineCircle.through(g.a(), g.b())),
        of(
            "LineCircle#offsetLineBySide",
            g -> line(g, g.c(), g.r()),
            g -> LineCircle.offsetLineBySide(g.line(), g.circle())),
        of(
            "MovingCircle#timeToLine",
            g -> List.of(g.c(), g.r(), g.v(), g.line().normal(), g.line().offset()),
            g -> MovingCircle.timeToLine(g.circle(), g.v(), g.line())),
        of(
            "MovingCircle#contactWithLine",
            g -> List.of(g.c(), g.v(), g.line().normal(), g.line().offset(), 0.25),
            g -> MovingCircle.contactWithLine(g.circle(), g.v(), g.line(), 0.25)),
        of(
            "MovingCircle#timeToPoint",
            g -> List.of(g.c(), g.r(), g.v(), g.a()),
            g -> MovingCircle.timeToPoint(g.circle(), g.v(), g.a())),
        of(
            "MovingCircle#timeToSide",
            Printed::moving,
            g -> MovingCircle.timeToSide(g.circle(), g.v(), g.segment())),
        of(
            "MovingCircle#timeToSegment",
            Printed::moving,
            g -> MovingCircle.timeToSegment(g.circle(), g.v(), g.segment())),
        of(
            "MovingCircle#timeToFirst",
            g -> List.of(g.c(), g.r(), g.v(), List.of(g.segment(), new Segment(g.d(), g.a()))),
            g ->
                MovingCircle.timeToFirst(
                    g.circle(), g.v(), List.of(g.segment(), new Segment(g.d(), g.a())))),
        of("Bounce#reflected", g -> List.of(g.v(), g.c()), g -> Bounce.reflected(g.v(), g.c())),
        of(
            "Bounce#velocityAfter",
            g -> List.of(g.v(), g.c(), 0.5),
            g -> Bounce.velocityAfter(g.v(), g.c(), 0.5)),
        of(
            "Bounce#centerAfter",
            g -> List.of(g.c(), g.r(), g.v(), g.a(), g.b(), 0.5),
            g -> Bounce.centerAfter(g.circle(), g.v(), g.segment(), 0.5)),
        of(
            "Bounce#path",
            g -> List.of(g.c(), g.r(), g.v(), walls(g), 0.75),
            g -> Bounce.path(g.circle(), g.v(), walls(g), 0.75)),
        of(
            "Bounce#ahead",
            g -> List.of(g.c(), g.v(), walls(g)),
            g -> Bounce.ahead(g.c(), g.v(), walls(g))),
        of("Bounce#closest", g -> List.of(g.c(), walls(g)), g -> Bounce.closest(g.c(), walls(g))),
        of(
            "Bounce#fall",
            g -> List.of(g.c(), g.r(), g.v(), g.line().normal(), g.line().offset(), 0.5, g.s()),
            g -> Bounce.fall(g.circle(), g.v(), g.line(), 0.5, g.s())),
        of(
            "TwoMovingCircles#relative",
            g -> List.of(g.v(), g.c()),
            g -> TwoMovingCircles.relative(g.v(), g.c())),
        of(
            "TwoMovingCircles#timeToTouch",
            g -> List.of(g.c(), g.r(), g.v(), g.a(), g.s(), g.d()),
            g -> TwoMovingCircles.timeToTouch(g.circle(), g.v(), new Circle(g.a(), g.s()), g.d())),
        of(
            "Interception#timeToBall",
            g -> List.of(g.a(), g.v(), g.c(), g.r(), 1 + g.s()),
            g -> Interception.timeToBall(g.a(), g.v(), g.circle(), 1 + g.s())),
        of(
            "Interception#isOurs",
            g -> List.of(g.a(), g.v(), g.b(), g.r(), g.opponents(), 1 + g.s()),
            g ->
                Interception.isOurs(
                    g.a(), g.v(), new Circle(g.b(), g.r()), g.opponents(), 1 + g.s())),
        of(
            "SafePass#isClean",
            g -> List.of(g.a(), g.b(), g.opponents()),
            g -> SafePass.isClean(g.segment(), g.opponents())),
        of(
            "SafePass#clearance",
            g -> List.of(g.a(), g.b(), g.opponents()),
            g -> SafePass.clearance(g.segment(), g.opponents())),
        of(
            "SafePass#reaches",
            g -> List.of(g.a(), g.b(), 1 + g.s(), g.c(), g.r(), 2.0, 0.5),
            g -> SafePass.reaches(g.segment(), 1 + g.s(), g.circle(), 2, 0.5)),
        of("BangBang#plain", g -> List.of(g.r()), g -> BangBang.plain(g.r())),
        of(
            "BangBang#control",
            g -> List.of(g.c().x(), g.v().y()),
            g -> BangBang.control(g.c().x(), g.v().y())),
        of(
            "BangBang#firstSwitch",
            g -> List.of(g.v().x(), g.r(), g.s()),
            g -> BangBang.firstSwitch(g.v().x(), g.r(), g.s())),
        of(
            "BangBang#safeThreshold",
            g -> List.of(g.c().x(), g.v().x(), g.s()),
            g -> BangBang.safeThreshold(g.c().x(), g.v().x(), g.s())),
        of(
            "BangBang#shortWay",
            g -> List.of(g.c().x(), g.v().y()),
            g -> BangBang.shortWay(g.c().x(), g.v().y())),
        of(
            "BangBang#tooth",
            g -> List.of(1 + g.r(), 1 + g.s(), 0.25),
            g -> BangBang.tooth(1 + g.r(), 1 + g.s(), 0.25)),
        of(
            "Integrator#step",
            g -> List.of(g.a(), g.v(), 0.25),
            g -> Integrator.step(g.a(), g.v(), 0.25)),
        of(
            "Painting#toScreen",
            g -> List.of(g.a(), g.c(), 50.0),
            g -> Painting.toScreen(g.a(), g.c(), 50)),
        of(
            "Painting#ovalCorner",
            g -> List.of(g.c(), g.r(), g.a(), 50.0),
            g -> Painting.ovalCorner(g.circle(), g.a(), 50)),
        of(
            "Painting#toWorld",
            g -> List.of(g.a(), g.r(), g.s(), 50.0),
            g -> Painting.toWorld(g.a(), g.r(), g.s(), 50)),
        of(
            "Swing#canHold",
            g -> List.of(g.a(), g.b(), g.c(), g.s(), g.r()),
            g -> Swing.canHold(g.a(), g.b(), g.c(), g.s(), g.r())),
        of("Swing#period", g -> List.of(g.a(), g.b()), g -> Swing.period(g.a(), g.b())),
        of(
            "Grid#cell",
            g -> List.of(g.c().x(), g.cellWidth()),
            g -> Grid.cell(g.c().x(), g.cellWidth())),
        of(
            "Grid#reached",
            g -> List.of(g.c().x(), g.a().x(), g.cellWidth()),
            g -> Grid.reached(g.c().x(), g.a().x(), g.cellWidth())),
        of(
            "Grid#share",
            g -> List.of(g.c(), g.r(), g.a(), g.s(), g.cellWidth()),
            g -> Grid.share(g.circle(), new Circle(g.a(), g.s()), g.cellWidth())),
        of(
            "Grid#asked",
            g -> List.of(g.c(), g.r(), g.opponents(), g.cellWidth()),
            g -> Grid.asked(g.circle(), g.opponents(), g.cellWidth())),
        of("Grid#entries", Printed::inGrid, g -> Grid.entries(g.circle(), g.cellWidth())),
        of("Grid#cells", Printed::inGrid, g -> Grid.cells(g.circle(), g.cellWidth())),
        of(
            "Grid#pairs",
            g -> List.of(g.opponents(), g.cellWidth()),
            g -> Grid.pairs(g.opponents(), g.cellWidth())));
  }

  private static Printed of(
      String reference, Function<Given, List<?>> arguments, Function<Given, Object> java) {
    return new Printed(reference, arguments, java);
  }

  private static Vec2 closest(Segment segment, Vec2 p) {
    return SegmentCircle.closestPoint(segment, p);
  }

  private static Box box(Given g) {
    return new Box(g.a(), g.b());
  }

  /** From 0 to the radius. */
  private static List<?> band(Given g) {
    return List.of(g.c().x(), g.v().x(), 0.0, g.r());
  }

  /** One that moves, and one from 0 on. */
  private static List<?> intervals(Given g) {
    return List.of(g.c().x(), g.c().x() + g.r(), g.v().x(), 0.0, g.s());
  }

  private static List<?> sides(Given g) {
    return sides(box(g));
  }

  private static List<?> sides(Box box) {
    return List.of(box.left(), box.bottom(), box.right(), box.top());
  }

  private static Circle other(Given g) {
    return new Circle(g.a(), g.s());
  }

  private static List<?> crowd(Given g) {
    return List.of(g.opponents());
  }

  private static List<?> ballAndCrowd(Given g) {
    return List.of(other(g), g.opponents());
  }

  /** A box, the circles in it, and the same of each half. */
  private static List<?> parts(BoxTree.Node node) {
    return List.of(
        sides(node.box()), node.circles(), node.halves().stream().map(Printed::parts).toList());
  }

  private static List<?> abc(Given g) {
    return List.of(g.a(), g.b(), g.c());
  }

  private static List<?> abcd(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.d());
  }

  private static List<Vec2> three(Given g) {
    return List.of(g.a(), g.b(), g.c());
  }

  private static List<Vec2> four(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.d());
  }

  /** A triangle that shares a corner with the first one, and may overlap it. */
  private static List<Vec2> moved(Given g) {
    return List.of(g.d(), g.b(), g.v());
  }

  /** A segment beside the triangle, or through it. */
  private static List<Vec2> ends(Given g) {
    return List.of(g.d(), g.v());
  }

  private static List<?> triangles(Given g) {
    return List.of(three(g), moved(g));
  }

  private static List<?> abcr(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.r());
  }

  private static List<?> circles(Given g) {
    return List.of(g.c(), g.r(), g.a(), g.s());
  }

  private static List<?> abrc(Given g) {
    return List.of(g.a(), g.b(), g.r(), g.c());
  }

  private static List<?> abscr(Given g) {
    return List.of(g.a(), g.b(), g.s(), g.c(), g.r());
  }

  private static List<?> inGrid(Given g) {
    return List.of(g.c(), g.r(), g.cellWidth());
  }

  private static List<?> stadiums(Given g) {
    return List.of(g.a(), g.b(), g.r(), g.c(), g.d(), g.s());
  }

  private static List<?> moving(Given g) {
    return List.of(g.c(), g.r(), g.v(), g.a(), g.b());
  }

  private static List<Segment> walls(Given g) {
    return List.of(g.segment(), new Segment(g.d(), g.a()));
  }

  private static List<?> line(Given g, Object... more) {
    List<Object> arguments = new ArrayList<>();
    arguments.add(g.line().normal());
    arguments.add(g.line().offset());
    arguments.addAll(List.of(more));
    return arguments;
  }

  /** Class and tag, apart. */
  String type() {
    return reference.substring(0, reference.indexOf('#'));
  }

  String tag() {
    return reference.substring(reference.indexOf('#') + 1);
  }

  /** Arguments as JSON, which Clojure reads as well: a comma is a blank there. */
  static String text(Object value) {
    if (value instanceof Vec2 point) {
      return text(List.of(point.x(), point.y()));
    }
    if (value instanceof Segment segment) {
      return text(List.of(segment.a(), segment.b()));
    }
    if (value instanceof Circle circle) {
      return text(List.of(circle.center(), circle.radius()));
    }
    if (value instanceof List<?> list) {
      return "[" + String.join(", ", list.stream().map(Printed::text).toList()) + "]";
    }
    return value.toString();
  }

  /** Whole numbers of 64 bits hold the squares of these; with larger ones languages differ. */
  private static Vec2 atMostABillion(Vec2 point) {
    if (Math.max(Math.abs(point.x()), Math.abs(point.y())) > 1e9) {
      throw new IllegalArgumentException("coordinates must be at most a billion: " + point);
    }
    return point;
  }

  private static Circle atMostABillion(Circle circle) {
    atMostABillion(new Vec2(circle.radius(), 0));
    return new Circle(atMostABillion(circle.center()), circle.radius());
  }
}
