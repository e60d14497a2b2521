package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;

/** Passes among four opponents of different sizes, with a ball of radius 1. */
final class Passes {
  static final int OPPONENTS = 4;

  /** Nearer to a decision than this rounding decides. */
  private static final double UNSURE = 1e-6;

  private Passes() {}

  static Optional<PassGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = Draw.point(chance);
    List<Circle> opponents = new ArrayList<>();
    for (int i = 0; i < OPPONENTS; i++) {
      opponents.add(Draw.circle(chance, 3));
    }
    PassGiven given = new PassGiven(a, b, opponents, 1);
    return Optional.of(given).filter(Passes::isPleasant);
  }

  private static boolean isPleasant(PassGiven given) {
    return given.b().minus(given.a()).lengthSquared() >= 25
        && given.opponents().stream().allMatch(one -> Math.abs(given.clear(one)) > UNSURE)
        && areApart(given.opponents());
  }

  private static boolean areApart(List<Circle> opponents) {
    for (int i = 0; i < opponents.size(); i++) {
      for (int k = 0; k < i; k++) {
        Vec2 between = opponents.get(i).center().minus(opponents.get(k).center());
        if (between.length() < opponents.get(i).radius() + opponents.get(k).radius()) {
          return false;
        }
      }
    }
    return true;
  }

  static String name(int opponent) {
    return Integer.toString(opponent + 1);
  }

  static Scene picture(PassGiven given) {
    Scene scene = Scene.ofCircles().segment(given.a(), given.b());
    for (int i = 0; i < given.opponents().size(); i++) {
      scene.opponent(name(i), given.opponents().get(i));
    }
    return scene.radius("ball", given.ball());
  }
}
