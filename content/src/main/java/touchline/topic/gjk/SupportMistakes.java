package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Gjk;

/** Mistakes about the corner that is farthest in a direction. */
final class SupportMistakes {
  private SupportMistakes() {}

  /** Right: the greatest dot product with the direction. */
  static List<Mistake<SupportGiven, Vec2>> farthest() {
    return List.of(
        new Mistake<>("F1", g -> g.ofA(g.back())),
        new Mistake<>("F2", g -> fromOrigin(g.a())),
        new Mistake<>("F3", g -> g.ofA(g.direction().perpendicular())),
        new Mistake<>("F4", g -> g.ofA(main(g.direction()))),
        new Mistake<>("F5", g -> byAngle(g.a(), g.direction())));
  }

  private static Vec2 fromOrigin(List<Vec2> polygon) {
    Vec2 farthest = polygon.get(0);
    for (Vec2 corner : polygon) {
      farthest = corner.length() > farthest.length() ? corner : farthest;
    }
    return farthest;
  }

  /** The greater of a vector's coordinates alone. */
  private static Vec2 main(Vec2 way) {
    return Math.abs(way.x()) >= Math.abs(way.y()) ? across(way) : up(way);
  }

  private static Vec2 across(Vec2 way) {
    return new Vec2(way.x(), 0);
  }

  private static Vec2 up(Vec2 way) {
    return new Vec2(0, way.y());
  }

  /** The corner to which the way from the origin is nearest to the direction. */
  private static Vec2 byAngle(List<Vec2> polygon, Vec2 way) {
    Vec2 best = polygon.get(0);
    for (Vec2 corner : polygon) {
      best = cosine(corner, way) > cosine(best, way) ? corner : best;
    }
    return best;
  }

  private static double cosine(Vec2 corner, Vec2 way) {
    return corner.length() == 0 ? 0 : corner.dot(way) / corner.length();
  }

  /** Right: a's farthest corner along the direction, minus b's farthest against it. */
  static List<Mistake<SupportGiven, Vec2>> difference() {
    return List.of(
        new Mistake<>("F1", g -> Gjk.corner(g.a(), g.b(), g.back())),
        new Mistake<>("F6", g -> g.farthest().minus(g.ofB(g.direction()))),
        new Mistake<>("F7", g -> g.farthest().plus(g.ofB(g.back()))),
        new Mistake<>("F8", g -> g.corner().times(-1)),
        new Mistake<>("F9", SupportGiven::farthest));
  }

  /** Those about two segments, also those that only code makes, and in other forms. */
  static List<Mistake<SupportGiven, Vec2>> inCode() {
    List<Mistake<SupportGiven, Vec2>> all = new ArrayList<>(difference());
    all.add(new Mistake<>("F2", g -> fromOrigin(g.a()).minus(fromOrigin(g.b()))));
    all.add(new Mistake<>("F2", g -> fromOrigin(g.ways())));
    all.add(new Mistake<>("F3", g -> Gjk.corner(g.a(), g.b(), g.direction().perpendicular())));
    all.add(new Mistake<>("F3", g -> Gjk.corner(g.a(), g.b(), g.back().perpendicular())));
    all.add(new Mistake<>("F4", g -> Gjk.corner(g.a(), g.b(), main(g.direction()))));
    all.add(new Mistake<>("F4", g -> Gjk.corner(g.a(), g.b(), across(g.direction()))));
    all.add(new Mistake<>("F4", g -> Gjk.corner(g.a(), g.b(), up(g.direction()))));
    all.add(
        new Mistake<>("F5", g -> byAngle(g.a(), g.direction()).minus(byAngle(g.b(), g.back()))));
    all.add(new Mistake<>("F5", g -> byAngle(g.ways(), g.direction())));
    all.add(new Mistake<>("F44", g -> Gjk.support(pairs(g), g.direction())));
    all.add(
        new Mistake<>(
            "F45", g -> eitherWay(g.a(), g.direction()).minus(eitherWay(g.b(), g.direction()))));
    all.add(new Mistake<>("F45", g -> eitherWay(g.ways(), g.direction())));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<SupportGiven, Vec2>> named() {
    return List.of(
        new Mistake<>("F51", g -> ahead(g.ways(), g.direction(), Vec2.ZERO)),
        new Mistake<>("F51", g -> ahead(g.ways(), g.direction(), g.ways().get(0))),
        new Mistake<>(
            "F51",
            g -> ahead(g.a(), g.direction(), Vec2.ZERO).minus(ahead(g.b(), g.back(), Vec2.ZERO))),
        new Mistake<>(
            "F51",
            g ->
                ahead(g.a(), g.direction(), g.a().get(0))
                    .minus(ahead(g.b(), g.back(), g.b().get(0)))),
        new Mistake<>("F52", g -> Gjk.support(g.ways().subList(0, 3), g.direction())));
  }

  /** The farthest of the corners that lie ahead of the origin, or what stands for none. */
  private static Vec2 ahead(List<Vec2> corners, Vec2 way, Vec2 none) {
    Vec2 farthest = none;
    double most = 0;
    for (Vec2 corner : corners) {
      farthest = corner.dot(way) > most ? corner : farthest;
      most = Math.max(most, corner.dot(way));
    }
    return farthest;
  }

  /** From the first end to the first, and from the second to the second. */
  private static List<Vec2> pairs(SupportGiven g) {
    return List.of(g.a().get(0).minus(g.b().get(0)), g.a().get(1).minus(g.b().get(1)));
  }

  /** The one that gets farthest along the direction or against it. */
  private static Vec2 eitherWay(List<Vec2> polygon, Vec2 way) {
    Vec2 farthest = polygon.get(0);
    for (Vec2 corner : polygon) {
      farthest = Math.abs(corner.dot(way)) > Math.abs(farthest.dot(way)) ? corner : farthest;
    }
    return farthest;
  }
}
