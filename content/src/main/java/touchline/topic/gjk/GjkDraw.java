package touchline.topic.gjk;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.topic.polygons.ConvexForms;

/** Shapes and simplices by chance, with whole coordinates and distances that can be typed. */
final class GjkDraw {
  /** In metres, between two answers of which one is chosen. */
  private static final double CLEAR = 0.3;

  private GjkDraw() {}

  private static boolean areInside(List<Vec2> corners) {
    return corners.stream().allMatch(Draw::isInside);
  }

  static Optional<SupportGiven> support(Chance chance) {
    List<Vec2> a = ConvexForms.form(chance);
    SupportGiven given = new SupportGiven(a, ConvexForms.form(chance), Draw.vector(chance, 4));
    return Optional.of(given)
        .filter(drawn -> areInside(drawn.a()) && areInside(drawn.b()))
        .filter(drawn -> drawn.direction().length() >= 2 && drawn.isClear());
  }

  /** An edge of length 5 or 10, and a point that is not asked about. */
  static Optional<SimplexGiven> edge(Chance chance) {
    Vec2 p = Draw.point(chance);
    Vec2 q = p.plus(Draw.wholeLength(chance));
    return Optional.of(new SimplexGiven(p, q, p))
        .filter(given -> Draw.isInside(q) && p.length() > 0 && q.length() > 0)
        .filter(given -> Math.abs(p.cross(q)) > 0);
  }

  /** Often with the origin on an edge, or in line with one. */
  static Optional<SimplexGiven> triangle(Chance chance) {
    Vec2 p = Draw.vector(chance, 4);
    Vec2 q =
        switch (chance.below(4)) {
          case 0 -> p.times(-1);
          case 1 -> p.times(2);
          default -> Draw.point(chance);
        };
    Vec2 r = Draw.point(chance);
    SimplexGiven given = chance.below(2) == 0 ? new SimplexGiven(p, q, r) : turned(p, q, r);
    return Optional.of(given)
        .filter(drawn -> Math.abs(drawn.twiceArea()) > 20)
        .filter(drawn -> p.length() > 0 && q.length() > 0 && r.length() > 0);
  }

  /**
   * Many of them flat: two corners are the same, or all three are on one line. Of the others most
   * surround the origin, so that a no is not the answer to nearly all.
   */
  static Optional<SimplexGiven> flat(Chance chance) {
    Vec2 p = Draw.vector(chance, 4);
    Vec2 along = Draw.vector(chance, 2);
    Optional<SimplexGiven> given =
        switch (chance.below(9)) {
          case 0 -> Optional.of(new SimplexGiven(p, p, p.times(-1)));
          case 1 -> Optional.of(new SimplexGiven(p, p.times(-1), p.times(2)));
          case 2 -> Optional.of(new SimplexGiven(p.minus(along), p.plus(along), p));
          case 3, 4 -> triangle(chance);
          default -> triangle(chance).filter(SimplexGiven::isSurrounded);
        };
    return given
        .filter(drawn -> p.length() >= 2 && along.length() >= 2)
        .filter(drawn -> Draw.isInside(drawn.p()) && Draw.isInside(drawn.q()))
        .filter(drawn -> Draw.isInside(drawn.r()));
  }

  private static SimplexGiven turned(Vec2 p, Vec2 q, Vec2 r) {
    return new SimplexGiven(q, r, p);
  }

  /** With the origin outside, and one of the new edges clearly the nearer one. */
  static Optional<SimplexGiven> kept(Chance chance) {
    SimplexGiven given =
        new SimplexGiven(Draw.point(chance), Draw.point(chance), Draw.point(chance));
    return Optional.of(given)
        .filter(drawn -> drawn.toward() > 0 && !drawn.isSurrounded())
        .filter(drawn -> Math.abs(drawn.twiceArea()) > 10 && drawn.edge().length() > 2)
        .filter(drawn -> Math.abs(drawn.fromP() - drawn.fromQ()) > CLEAR)
        .filter(drawn -> Math.min(drawn.fromP(), drawn.fromQ()) > CLEAR);
  }

  /** With the nearest point inside the edge; the third point is often in line with it. */
  static Optional<SimplexGiven> stop(Chance chance) {
    Vec2 p = Draw.point(chance);
    Vec2 edge = Draw.wholeLength(chance);
    Vec2 r = chance.below(3) == 0 ? p.plus(edge.times(chance.between(-1, 2))) : Draw.point(chance);
    SimplexGiven given = new SimplexGiven(p, p.plus(edge), r);
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(drawn.q()) && Draw.isInside(r))
        .filter(drawn -> drawn.foot() > 0 && drawn.foot() < 1)
        .filter(drawn -> drawn.nearest().length() > 1);
  }

  /** Two polygons that are apart by a distance that can be typed. */
  static Optional<ShapesGiven> apart(Chance chance) {
    ShapesGiven given = new ShapesGiven(ConvexForms.form(chance), ConvexForms.form(chance));
    return Optional.of(given)
        .filter(drawn -> areInside(drawn.a()) && areInside(drawn.b()))
        .filter(drawn -> drawn.distance() > CLEAR && Draw.isTenth(drawn.distance()));
  }

  /** Two that are apart, with one nearest point each, often within an edge. */
  static Optional<ShapesGiven> witnessed(Chance chance) {
    ShapesGiven given = new ShapesGiven(ConvexForms.form(chance), ConvexForms.form(chance));
    boolean isAnywhere = chance.below(3) == 0;
    return Optional.of(given)
        .filter(drawn -> areInside(drawn.a()) && areInside(drawn.b()))
        .filter(drawn -> drawn.distance() > CLEAR && drawn.hasOneNearest())
        .filter(drawn -> isAnywhere || !isCorner(drawn.a(), drawn.onA()))
        .filter(drawn -> isHundredth(drawn.onA()));
  }

  /** Two that overlap, with one shortest way out, which can be typed. */
  static Optional<OverlapGiven> overlapping(Chance chance) {
    OverlapGiven given = new OverlapGiven(ConvexForms.form(chance), ConvexForms.form(chance));
    return Optional.of(given)
        .filter(drawn -> areInside(drawn.a()) && areInside(drawn.b()))
        .filter(drawn -> drawn.wayOut().length() > CLEAR && isHundredth(drawn.wayOut()))
        .filter(drawn -> drawn.early().length() > CLEAR && drawn.hasOneWay(CLEAR));
  }

  static boolean isCorner(List<Vec2> shape, Vec2 point) {
    return shape.stream().anyMatch(corner -> corner.minus(point).length() < 1e-9);
  }

  private static boolean isHundredth(Vec2 point) {
    return Draw.isHundredth(point.x()) && Draw.isHundredth(point.y());
  }

  /** A stadium whose core is outside the polygon, apart or with its radius in it. */
  static Optional<RoundGiven> round(Chance chance) {
    Vec2 from = Draw.point(chance);
    Segment core = new Segment(from, from.plus(Draw.vector(chance, 5)));
    Stadium stadium = new Stadium(core, chance.between(1, 3));
    RoundGiven given = new RoundGiven(stadium, ConvexForms.form(chance));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(core.b()) && areInside(drawn.polygon()))
        .filter(drawn -> core.b().minus(core.a()).length() >= 2)
        .filter(drawn -> drawn.cores().distance() > CLEAR)
        .filter(drawn -> Draw.isTenth(drawn.gap()) && Math.abs(drawn.gap()) > CLEAR)
        .filter(drawn -> drawn.gap() < 5);
  }
}
