package touchline.code;

import java.util.List;
import java.util.Random;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** All that an author writes in Java for one more exercise: the middle of a segment. */
final class Midpoint implements Recipe<Midpoint.Given, Vec2> {
  static final List<double[]> SHOWN =
      List.of(new double[] {0, 0, 4, 2}, new double[] {1, -3, 5, 7});

  record Given(Vec2 a, Vec2 b) {}

  @Override
  public Signature signature() {
    return new Signature("midpoint", List.of(ValueType.POINT, ValueType.POINT), ValueType.POINT);
  }

  @Override
  public List<String> names() {
    return List.of("a", "b");
  }

  @Override
  public Given read(Flat arguments) {
    return new Given(arguments.point(), arguments.point());
  }

  @Override
  public Vec2 right(Given given) {
    return given.a().plus(given.b()).times(0.5);
  }

  @Override
  public List<Mistake<Given, Vec2>> mistakes() {
    return List.of(
        new Mistake<>("N1", given -> given.a().plus(given.b())),
        new Mistake<>("N2", given -> given.b().minus(given.a()).times(0.5)));
  }

  @Override
  public int sorts() {
    return 1;
  }

  @Override
  public int sort(Given given) {
    return 0;
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(grid.point(random), grid.point(random));
  }

  @Override
  public List<Case> edges(Shift at) {
    return List.of(Case.of(Group.LENGTH_ZERO, at.point(2, 1), at.point(2, 1)));
  }
}
