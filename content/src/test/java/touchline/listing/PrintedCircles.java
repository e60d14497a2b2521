package touchline.listing;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Stadium;
import touchline.taught.LineCircle;
import touchline.taught.Measure;
import touchline.taught.Precision;
import touchline.taught.SegmentCircle;
import touchline.taught.SegmentHoop;
import touchline.taught.StadiumCollision;
import touchline.taught.TwoCircles;

/** Methods about points, segments, lines, circles and stadiums at rest. */
final class PrintedCircles {
  private PrintedCircles() {}

  static List<Printed> all() {
    return List.of(
        Printed.of(
            "Measure#distance", g -> List.of(g.a(), g.b()), g -> Measure.distance(g.a(), g.b())),
        Printed.of(
            "Measure#projection",
            g -> List.of(g.c(), g.v()),
            g -> Measure.projection(g.c(), g.v())),
        Printed.of(
            "Measure#leftNormal",
            g -> List.of(g.a(), g.b()),
            g -> Measure.leftNormal(g.a(), g.b())),
        Printed.of("Measure#cross", g -> List.of(g.c(), g.v()), g -> Measure.cross(g.c(), g.v())),
        Printed.of(
            "Precision#thereAndBack",
            g -> List.of(g.c(), g.r()),
            g -> Precision.thereAndBack(g.c(), g.r())),
        Printed.of("Precision#next", g -> List.of(g.c()), g -> Precision.next(g.c())),
        Printed.of(
            "Precision#backFromAfar",
            g -> List.of(g.c(), g.r(), 1 + g.s()),
            g -> Precision.backFromAfar(g.c(), g.r(), 1 + g.s())),
        Printed.of(
            "Precision#scaledDistance",
            g -> List.of(g.a(), g.b()),
            g -> Precision.scaledDistance(g.a(), g.b())),
        Printed.of(
            "Precision#reaches",
            g -> List.of(g.c(), g.r(), g.a()),
            g ->
                Precision.reaches(
                    Arguments.atMostABillion(g.circle()), Arguments.atMostABillion(g.a()))),
        Printed.of(
            "Precision#isOnSegment",
            Arguments::abc,
            g -> Precision.isOnSegment(g.a(), g.b(), g.c())),
        Printed.of(
            "SegmentCircle#closestPoint",
            Arguments::abc,
            g -> Arguments.closest(g.segment(), g.c())),
        Printed.of(
            "SegmentCircle#closestPointByPart",
            Arguments::abc,
            g -> SegmentCircle.closestPointByPart(g.segment(), g.c())),
        Printed.of(
            "SegmentCircle#overlaps",
            Arguments::abcr,
            g -> SegmentCircle.overlaps(g.segment(), g.circle())),
        Printed.of(
            "SegmentCircle#offset",
            Arguments::abcr,
            g -> SegmentCircle.offset(g.segment(), g.circle())),
        Printed.of(
            "SegmentCircle#leftOf",
            g -> List.of(g.a(), g.b()),
            g -> SegmentCircle.leftOf(g.segment())),
        Printed.of(
            "SegmentCircle#crossings",
            Arguments::abcr,
            g -> SegmentCircle.crossings(g.segment(), g.circle())),
        Printed.of(
            "SegmentHoop#overlaps",
            Arguments::abcr,
            g -> SegmentHoop.overlaps(g.segment(), g.circle())),
        Printed.of(
            "SegmentHoop#farthestPoint",
            Arguments::abc,
            g -> SegmentHoop.farthestPoint(g.segment(), g.c())),
        Printed.of(
            "TwoCircles#overlaps",
            Arguments::circles,
            g -> TwoCircles.overlaps(g.circle(), new Circle(g.a(), g.s()))),
        Printed.of(
            "TwoCircles#offset",
            Arguments::circles,
            g -> TwoCircles.offset(g.circle(), new Circle(g.a(), g.s()))),
        Printed.of(
            "StadiumCollision#overlapsPoint",
            Arguments::abrc,
            g -> StadiumCollision.overlaps(g.stadium(), g.c())),
        Printed.of(
            "StadiumCollision#overlapsCircle",
            Arguments::abscr,
            g -> StadiumCollision.overlaps(new Stadium(g.segment(), g.s()), g.circle())),
        Printed.of(
            "StadiumCollision#overlapsStadium",
            Arguments::stadiums,
            g -> StadiumCollision.overlaps(g.stadium(), g.otherStadium())),
        Printed.of(
            "StadiumCollision#distance",
            Arguments::abcd,
            g -> StadiumCollision.distance(g.segment(), g.other())),
        Printed.of(
            "StadiumCollision#distanceToPoint",
            Arguments::abc,
            g -> StadiumCollision.distance(g.segment(), g.c())),
        Printed.of(
            "StadiumCollision#cross",
            Arguments::abcd,
            g -> StadiumCollision.cross(g.segment(), g.other())),
        Printed.of(
            "StadiumCollision#offsetPoint",
            Arguments::abrc,
            g -> StadiumCollision.offset(g.stadium(), g.c())),
        Printed.of(
            "StadiumCollision#offsetCircle",
            Arguments::abscr,
            g -> StadiumCollision.offset(new Stadium(g.segment(), g.s()), g.circle())),
        Printed.of(
            "StadiumCollision#offsetStadium",
            Arguments::stadiums,
            g -> StadiumCollision.offset(g.stadium(), g.otherStadium())),
        Printed.of(
            "StadiumCollision#longer",
            g -> List.of(g.c(), g.d()),
            g -> StadiumCollision.longer(g.c(), g.d())),
        Printed.of(
            "LineCircle#side",
            g -> Arguments.line(g, g.c()),
            g -> LineCircle.side(g.line(), g.c())),
        Printed.of(
            "LineCircle#signedDistance",
            g -> Arguments.line(g, g.c()),
            g -> LineCircle.signedDistance(g.line(), g.c())),
        Printed.of(
            "LineCircle#overlaps",
            g -> Arguments.line(g, g.c(), g.r()),
            g -> LineCircle.overlaps(g.line(), g.circle())),
        Printed.of(
            "LineCircle#offsetLine",
            g -> Arguments.line(g, g.r()),
            g -> LineCircle.offsetLine(g.line(), g.r())),
        Printed.of(
            "LineCircle#through",
            g -> List.of(g.a(), g.b()),
            g -> LineCircle.through(g.a(), g.b())),
        Printed.of(
            "LineCircle#offsetLineBySide",
            g -> Arguments.line(g, g.c(), g.r()),
            g -> LineCircle.offsetLineBySide(g.line(), g.circle())));
  }
}
