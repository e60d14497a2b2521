package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.collision.polygon.RobustEpa;
import touchline.collision.polygon.RobustGjk;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.taught.Epa;
import touchline.taught.Gjk;

/** The functions of the parity run. */
public final class GjkBatches {
  private GjkBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch("RobustGjk.closest", "pppppp", 4, GjkBatches::closest),
        Batch.number(
            "RobustGjk.distance", "pppppp", in -> RobustGjk.distance(corners(in), corners(in))),
        Batch.number(
            "RobustGjk.gap",
            "prpppr",
            in -> RobustGjk.gap(List.of(in.point()), in.number(), corners(in), in.number())),
        Batch.answer(
            "RobustGjk.overlaps",
            "prpppr",
            in -> RobustGjk.overlaps(List.of(in.point()), in.number(), corners(in), in.number())),
        Batch.point(
            "RobustEpa.wayOut",
            "pppppp",
            in -> RobustEpa.wayOut(corners(in), corners(in)).orElse(Vec2.ZERO)),
        Batch.number("RobustEpa.depth", "pppppp", in -> RobustEpa.depth(corners(in), corners(in))),
        Batch.point("taught.Epa.outward", "pp", in -> Epa.outward(in.point(), in.point())),
        new Batch("taught.Epa.grown", "pppp", 8, GjkBatches::grown),
        Batch.number("taught.Epa.distance", "pp", in -> Epa.distance(in.point(), in.point())),
        Batch.point("taught.Epa.foot", "pp", in -> Epa.foot(in.point(), in.point())),
        Batch.number("taught.Epa.nearestEdge", "ppp", in -> Epa.nearestEdge(corners(in))),
        Batch.point("taught.Epa.wayOut", "pppppp", in -> Epa.wayOut(corners(in), corners(in))),
        Batch.point("taught.Gjk.support", "pppp", in -> Gjk.support(corners(in), in.point())),
        Batch.point(
            "taught.Gjk.corner", "ppppppp", in -> Gjk.corner(corners(in), corners(in), in.point())),
        Batch.point(
            "taught.Gjk.farthestCorner",
            "ppppp",
            in -> Gjk.farthestCorner(in.segment(), in.segment(), in.point())),
        Batch.number("taught.Gjk.part", "pp", in -> Gjk.part(in.point(), in.point())),
        Batch.point("taught.Gjk.nearest", "pp", in -> Gjk.nearest(in.point(), in.point())),
        Batch.number(
            "taught.Gjk.beyond", "ppp", in -> Gjk.beyond(in.point(), in.point(), in.point())),
        Batch.answer(
            "taught.Gjk.surrounds", "ppp", in -> Gjk.surrounds(in.point(), in.point(), in.point())),
        Batch.answer(
            "taught.Gjk.dropsP", "ppp", in -> Gjk.dropsP(in.point(), in.point(), in.point())),
        Batch.point(
            "taught.Gjk.shortestWay", "pppppp", in -> Gjk.shortestWay(corners(in), corners(in))),
        Batch.point(
            "taught.Gjk.witness",
            "pppp",
            in -> Gjk.witness(in.point(), in.point(), in.point(), in.point())),
        Batch.number(
            "taught.Gjk.gap",
            "pprppp",
            in -> Gjk.gap(new Stadium(in.segment(), in.number()), corners(in))));
  }

  private static void closest(RowReader in, BatchOutput out) {
    Segment none = new Segment(Vec2.ZERO, Vec2.ZERO);
    Segment way = RobustGjk.closest(corners(in), corners(in)).orElse(none);
    out.point(way.a());
    out.point(way.b());
  }

  private static void grown(RowReader in, BatchOutput out) {
    Epa.grown(corners(in), 1, in.point()).forEach(out::point);
  }

  private static List<Vec2> corners(RowReader in) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      corners.add(in.point());
    }
    return corners;
  }
}
