package touchline.listing;

import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.taught.Epa;
import touchline.taught.Gjk;
import touchline.taught.Polygons;

/** Methods about convex polygons. */
final class PrintedPolygons {
  private PrintedPolygons() {}

  static List<Printed> all() {
    return List.of(
        Printed.of(
            "Polygons#area",
            g -> List.of(Arguments.four(g)),
            g -> Polygons.area(Arguments.four(g))),
        Printed.of(
            "Polygons#isConvex",
            g -> List.of(Arguments.four(g)),
            g -> Polygons.isConvex(Arguments.four(g))),
        Printed.of(
            "Polygons#inTriangle",
            Arguments::abcd,
            g -> Polygons.inTriangle(g.a(), g.b(), g.c(), g.d())),
        Printed.of(
            "Polygons#contains",
            g -> List.of(Arguments.three(g), g.v()),
            g -> Polygons.contains(Arguments.three(g), g.v())),
        Printed.of(
            "Polygons#isInside",
            g -> List.of(Arguments.four(g), g.v()),
            g -> Polygons.isInside(Arguments.four(g), g.v())),
        Printed.of("Polygons#crosses", Arguments::abc, g -> Polygons.crosses(g.a(), g.b(), g.c())),
        Printed.of(
            "Polygons#low",
            g -> List.of(Arguments.four(g), g.v()),
            g -> Polygons.low(Arguments.four(g), g.v())),
        Printed.of(
            "Polygons#high",
            g -> List.of(Arguments.four(g), g.v()),
            g -> Polygons.high(Arguments.four(g), g.v())),
        Printed.of(
            "Polygons#gap",
            g -> List.of(Arguments.three(g), Arguments.moved(g), g.v()),
            g -> Polygons.gap(Arguments.three(g), Arguments.moved(g), g.v())),
        Printed.of(
            "Polygons#normals",
            g -> List.of(Arguments.four(g)),
            g -> Polygons.normals(Arguments.four(g))),
        Printed.of(
            "Polygons#axes",
            Arguments::triangles,
            g -> Polygons.axes(Arguments.three(g), Arguments.moved(g))),
        Printed.of(
            "Polygons#overlaps",
            Arguments::triangles,
            g -> Polygons.overlaps(Arguments.three(g), Arguments.moved(g))),
        Printed.of(
            "Polygons#offset",
            Arguments::triangles,
            g -> Polygons.offset(Arguments.three(g), Arguments.moved(g))),
        Printed.of(
            "Gjk#support",
            g -> List.of(Arguments.four(g), g.v()),
            g -> Gjk.support(Arguments.four(g), g.v())),
        Printed.of(
            "Gjk#corner",
            g -> List.of(Arguments.three(g), Arguments.moved(g), g.v()),
            g -> Gjk.corner(Arguments.three(g), Arguments.moved(g), g.v())),
        Printed.of(
            "Gjk#farthestCorner",
            g -> List.of(g.a(), g.b(), g.c(), g.d(), g.v()),
            g -> Gjk.farthestCorner(g.segment(), g.other(), g.v())),
        Printed.of("Gjk#part", g -> List.of(g.a(), g.b()), g -> Gjk.part(g.a(), g.b())),
        Printed.of("Gjk#nearest", g -> List.of(g.a(), g.b()), g -> Gjk.nearest(g.a(), g.b())),
        Printed.of("Gjk#beyond", Arguments::abc, g -> Gjk.beyond(g.a(), g.b(), g.c())),
        Printed.of("Gjk#surrounds", Arguments::abc, g -> Gjk.surrounds(g.a(), g.b(), g.c())),
        Printed.of("Gjk#dropsP", Arguments::abc, g -> Gjk.dropsP(g.a(), g.b(), g.c())),
        Printed.of(
            "Gjk#shortestWay",
            g -> List.of(Arguments.three(g), Arguments.ends(g)),
            g -> Gjk.shortestWay(Arguments.three(g), Arguments.ends(g))),
        Printed.of("Gjk#witness", Arguments::abcd, g -> Gjk.witness(g.a(), g.b(), g.c(), g.d())),
        Printed.of(
            "Gjk#gap",
            g -> List.of(Arguments.ends(g), g.r(), Arguments.three(g)),
            g -> Gjk.gap(new Stadium(new Segment(g.d(), g.v()), g.r()), Arguments.three(g))),
        Printed.of("Epa#outward", g -> List.of(g.a(), g.b()), g -> Epa.outward(g.a(), g.b())),
        Printed.of("Epa#distance", g -> List.of(g.a(), g.b()), g -> Epa.distance(g.a(), g.b())),
        Printed.of(
            "Epa#nearestEdge",
            g -> List.of(Arguments.four(g)),
            g -> Epa.nearestEdge(Arguments.four(g))),
        Printed.of(
            "Epa#grown",
            g -> List.of(Arguments.four(g), 1, g.v()),
            g -> Epa.grown(Arguments.four(g), 1, g.v())),
        Printed.of("Epa#foot", g -> List.of(g.a(), g.b()), g -> Epa.foot(g.a(), g.b())),
        Printed.of(
            "Epa#wayOut",
            Arguments::triangles,
            g -> Epa.wayOut(Arguments.three(g), Arguments.moved(g))));
  }
}
