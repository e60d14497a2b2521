package touchline.code;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** All that an author writes in Java for one more exercise: the middle of a segment. */
final class Midpoint {
  static final List<double[]> SHOWN =
      List.of(new double[] {0, 0, 4, 2}, new double[] {1, -3, 5, 7});

  private Midpoint() {}

  record Given(Vec2 a, Vec2 b) {}

  static CodeExercise exercise() {
    return Recipe.given(in -> new Given(in.point(), in.point()))
        .method("Vec2 midpoint(Vec2 a, Vec2 b)", given -> given.a().plus(given.b()).times(0.5))
        .mistakes(
            List.of(
                new Mistake<>("N1", given -> given.a().plus(given.b())),
                new Mistake<>("N2", given -> given.b().minus(given.a()).times(0.5))))
        .drawn((random, grid) -> Flat.of(grid.point(random), grid.point(random)))
        .sorts(1, given -> 0)
        .edges(at -> List.of(Case.of(Group.LENGTH_ZERO, at.point(2, 1), at.point(2, 1))))
        .exercise("segments/midpoint");
  }
}
