package touchline.topic.polygons;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Polygons;

/** Mistakes about two convex polygons: the gap of their shadows, overlap, and the way out. */
final class PairMistakes {
  private static final List<Vec2> UPRIGHT = List.of(new Vec2(1, 0), new Vec2(0, 1));

  private PairMistakes() {}

  /** Right: from the upper end of one shadow to the lower end of the other, in metres. */
  static List<Mistake<PairGiven, Double>> gap() {
    return List.of(
        new Mistake<>("D19", g -> g.gap(g.axis())),
        new Mistake<>("D20", g -> g.gap(g.axis().perpendicular()) / g.axis().length()),
        new Mistake<>("D21", g -> Math.abs(g.gap())),
        new Mistake<>("D22", PairMistakes::lowToLow),
        new Mistake<>("D23", g -> Math.max(0, g.gap())),
        new Mistake<>("D24", PairMistakes::betweenFirst));
  }

  private static double lowToLow(PairGiven g) {
    return Math.abs(Polygons.low(g.b(), g.axis()) - Polygons.low(g.a(), g.axis()))
        / g.axis().length();
  }

  private static double betweenFirst(PairGiven g) {
    return Math.abs(g.b().get(0).minus(g.a().get(0)).dot(g.axis())) / g.axis().length();
  }

  /** Right: the shadows meet on the normals of the edges of both. */
  static List<Mistake<PairGiven, Boolean>> overlap() {
    return List.of(
        new Mistake<>("D25", g -> g.meetOn(PairGiven.normals(g.a()))),
        new Mistake<>("D26", g -> g.axes().stream().allMatch(along -> g.gap(along) < 0)),
        new Mistake<>("D20", g -> g.axes().stream().allMatch(n -> g.gap(n.perpendicular()) <= 0)),
        new Mistake<>("D27", g -> g.meetOn(UPRIGHT)),
        new Mistake<>("D28", PairGiven::hasCornerInside),
        new Mistake<>("D29", g -> g.axes().stream().anyMatch(along -> g.gap(along) <= 0)),
        new Mistake<>("D12", g -> !g.overlap()));
  }

  /** Right: the shortest way along the normals of the edges of both, away from the second. */
  static List<Mistake<PairGiven, Vec2>> offset() {
    return List.of(
        new Mistake<>("D25", g -> g.shortest(PairGiven.normals(g.a()))),
        new Mistake<>("D19", g -> g.shortest(g.axes()).times(g.best().length())),
        new Mistake<>("D30", g -> g.shortest(g.axes()).times(-1)),
        new Mistake<>("D31", PairGiven::longest),
        new Mistake<>("D27", g -> g.shortest(UPRIGHT)),
        new Mistake<>("D20", g -> g.shortest(g.axes()).perpendicular()));
  }
}
