package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/** Polygons by chance, with whole coordinates. */
final class PolygonDraw {
  private PolygonDraw() {}

  /** Around the origin, either way round, no three corners in a row on one line. */
  static Optional<PolygonGiven> around(Chance chance, int corners) {
    List<Vec2> all = new ArrayList<>();
    for (int i = 0; i < corners; i++) {
      all.add(Draw.point(chance));
    }
    all.sort(PolygonDraw::byAngle);
    if (chance.below(2) == 0) {
      Collections.reverse(all);
    }
    PolygonGiven given = new PolygonGiven(all, Draw.point(chance));
    return Optional.of(given).filter(drawn -> goesRound(drawn) && isPleasant(drawn));
  }

  /** By quadrant first, then to the left. */
  private static int byAngle(Vec2 one, Vec2 other) {
    boolean isLower = isLower(one);
    if (isLower != isLower(other)) {
      return isLower ? 1 : -1;
    }
    return (int) -one.cross(other);
  }

  private static boolean isLower(Vec2 v) {
    return v.y() < 0 || (v.y() == 0 && v.x() < 0);
  }

  /** Every edge leads the same way round the origin, so that no two edges meet. */
  private static boolean goesRound(PolygonGiven given) {
    boolean left = true;
    boolean right = true;
    for (int i = 0; i < given.polygon().size(); i++) {
      double way = given.corner(i).cross(given.corner(i + 1));
      left &= way > 0;
      right &= way < 0;
    }
    return left || right;
  }

  private static boolean isPleasant(PolygonGiven given) {
    for (int i = 0; i < given.polygon().size(); i++) {
      boolean isShort = given.corner(i + 1).minus(given.corner(i)).length() < 3;
      if (isShort || Math.abs(given.turn(i)) < 6) {
        return false;
      }
    }
    return true;
  }

  /** With the point on no edge, and often level with a corner. */
  static Optional<PolygonGiven> withPoint(Chance chance) {
    Optional<PolygonGiven> drawn = around(chance, 6);
    boolean isLevel = chance.below(3) > 0;
    int corner = chance.below(6);
    return drawn
        .map(given -> isLevel ? leveled(given, given.corner(corner).y()) : given)
        .filter(given -> isOffEdges(given));
  }

  private static PolygonGiven leveled(PolygonGiven given, double y) {
    return new PolygonGiven(given.polygon(), new Vec2(given.p().x(), y));
  }

  private static boolean isOffEdges(PolygonGiven given) {
    for (int i = 0; i < given.polygon().size(); i++) {
      Vec2 a = given.corner(i);
      Vec2 way = given.corner(i + 1).minus(a);
      if (Math.abs(way.cross(given.p().minus(a))) < way.length() / 2) {
        return false;
      }
    }
    return true;
  }

  /** In the triangle, on an edge or on its line, or anywhere. */
  static Optional<TriangleGiven> triangle(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = Draw.point(chance);
    Vec2 c = Draw.point(chance);
    int sort = chance.below(4);
    Vec2 p = sort == 0 ? a.plus(b.minus(a).times(chance.between(-1, 2) / 2.0)) : Draw.point(chance);
    TriangleGiven given = new TriangleGiven(a, b, c, p);
    return Optional.of(given)
        .filter(drawn -> Math.abs(drawn.twiceArea()) > 30 && Draw.isInside(drawn.p()))
        .filter(drawn -> drawn.polygon().polygon().stream().noneMatch(drawn.p()::equals))
        .filter(drawn -> drawn.p().x() == Math.floor(drawn.p().x()))
        .filter(drawn -> drawn.p().y() == Math.floor(drawn.p().y()));
  }

  /** An edge that is often crossed, and a ray that often meets an end of it. */
  static Optional<EdgeGiven> edge(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = Draw.point(chance);
    Vec2 p = Draw.point(chance);
    Vec2 moved =
        switch (chance.below(4)) {
          case 0 -> new Vec2(p.x(), a.y());
          case 1 -> new Vec2(p.x(), b.y());
          default -> p;
        };
    return Optional.of(new EdgeGiven(a, b, moved))
        .filter(given -> a.minus(b).length() >= 3)
        .filter(given -> Math.abs(b.minus(a).cross(moved.minus(a))) > 2);
  }

  /** Two forms, turned and moved; the second often near the first. */
  static Optional<PairGiven> pair(Chance chance) {
    List<Vec2> a = ConvexForms.form(chance);
    List<Vec2> b = ConvexForms.form(chance);
    PairGiven given = new PairGiven(a, b, Draw.wholeLength(chance));
    return Optional.of(given)
        .filter(drawn -> drawn.a().stream().allMatch(Draw::isInside))
        .filter(drawn -> drawn.b().stream().allMatch(Draw::isInside));
  }

  /** That overlap, with one way out that is clearly the shortest. */
  static Optional<PairGiven> deep(Chance chance) {
    return pair(chance).filter(PairGiven::overlap).filter(PolygonDraw::hasOneWayOut);
  }

  private static boolean hasOneWayOut(PairGiven given) {
    Vec2 best = given.shortest(given.axes());
    int others = 0;
    for (Vec2 along : given.axes()) {
      Vec2 out = given.out(along);
      boolean isSame = out.minus(best).length() < 1e-9;
      others += !isSame && out.length() < best.length() + 0.15 ? 1 : 0;
    }
    return others == 0 && best.length() > 0.3;
  }
}
