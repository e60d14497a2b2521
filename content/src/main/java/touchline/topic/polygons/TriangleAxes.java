package touchline.topic.polygons;

import java.util.List;
import java.util.function.Function;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.PointGiven;

/** An x in the place of a y once in one of the three cross products. */
final class TriangleAxes {
  private TriangleAxes() {}

  static void addTo(List<Mistake<TriangleGiven, Boolean>> all) {
    for (Function<PointGiven, MixedAxes.Ways> ways : MixedAxes.ways()) {
      all.add(
          new Mistake<>(
              MixedAxes.ID,
              g -> isOneSide(beside(ways, g.a(), g.b(), g.p()), g.besideBc(), g.besideCa())));
      all.add(
          new Mistake<>(
              MixedAxes.ID,
              g -> isOneSide(g.besideAb(), beside(ways, g.b(), g.c(), g.p()), g.besideCa())));
      all.add(
          new Mistake<>(
              MixedAxes.ID,
              g -> isOneSide(g.besideAb(), g.besideBc(), beside(ways, g.c(), g.a(), g.p()))));
    }
  }

  private static double beside(
      Function<PointGiven, MixedAxes.Ways> ways, Vec2 start, Vec2 end, Vec2 p) {
    MixedAxes.Ways mixed = ways.apply(new PointGiven(start, end, p));
    return mixed.d().cross(mixed.w());
  }

  private static boolean isOneSide(double one, double other, double third) {
    return Math.min(one, Math.min(other, third)) >= 0 || Math.max(one, Math.max(other, third)) <= 0;
  }
}
