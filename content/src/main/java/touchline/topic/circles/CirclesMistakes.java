package touchline.topic.circles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;

/**
 * Mistakes about two circles. With D, the distance of the centres, and s, the sum of the radii,
 * they touch when D &lt;= s, the gap is D - s, and the push is s - D long.
 */
final class CirclesMistakes {
  /** The id of the mistake that centres in one place give no direction. */
  static final String ONE_PLACE = "C19";

  /** What takes the place of the sum of the radii. */
  private static final List<Length> REACHES =
      List.of(
          new Length("C2", g -> g.one().radius() * g.other().radius()),
          new Length("C3", CirclesGiven::largerRadius),
          new Length("C4", g -> g.one().radius()),
          new Length("C7", g -> g.reach() * g.reach()),
          new Length("C8", g -> new Vec2(g.one().radius(), g.other().radius()).length()),
          new Length("C11", CirclesGiven::differenceOfRadii));

  /** In code only: by hand, either radius alone would include the larger one, C3. */
  private static final Length OTHER_RADIUS = new Length("C4", g -> g.other().radius());

  /** What takes the place of the distance of the centres. */
  private static final List<Length> DISTANCES =
      List.of(
          new Length("C6", g -> g.distV().lengthSquared()),
          new Length("C9", g -> Math.abs(g.distV().x()) + Math.abs(g.distV().y())),
          new Length("C10", g -> Math.max(Math.abs(g.distV().x()), Math.abs(g.distV().y()))));

  private CirclesMistakes() {}

  private record Length(String id, ToDoubleFunction<CirclesGiven> of) {}

  /** The answer from a distance and a reach, one of which is wrong. */
  private interface Next<R> {
    R of(CirclesGiven given, double distance, double reach);
  }

  /** Everything that can be taken for one of the two lengths, with what follows from it. */
  private static <R> List<Mistake<CirclesGiven, R>> lengths(Next<R> next) {
    List<Mistake<CirclesGiven, R>> all = new ArrayList<>();
    REACHES.forEach(reach -> all.add(reaching(reach, next)));
    for (Length distance : DISTANCES) {
      all.add(new Mistake<>(distance.id, g -> next.of(g, distance.of.applyAsDouble(g), g.reach())));
    }
    return all;
  }

  private static <R> Mistake<CirclesGiven, R> reaching(Length reach, Next<R> next) {
    return new Mistake<>(reach.id, g -> next.of(g, g.distance(), reach.of.applyAsDouble(g)));
  }

  /** Right: D &lt;= s. */
  static List<Mistake<CirclesGiven, Boolean>> touch() {
    List<Mistake<CirclesGiven, Boolean>> all =
        lengths((given, distance, reach) -> distance <= reach);
    all.add(new Mistake<>("C1", g -> g.distance() < g.reach()));
    all.add(new Mistake<>("C5", CirclesGiven::outlinesMeet));
    all.add(new Mistake<>("C12", g -> !g.touch()));
    return List.copyOf(all);
  }

  /** Right: D - s. */
  static List<Mistake<CirclesGiven, Double>> gap() {
    List<Mistake<CirclesGiven, Double>> all = lengths((given, distance, reach) -> distance - reach);
    all.add(new Mistake<>("C20", g -> g.reach() - g.distance()));
    all.add(new Mistake<>("C21", CirclesGiven::distance));
    return List.copyOf(all);
  }

  /** Right: s - D along the way from the other centre, or nothing if that is negative. */
  static List<Mistake<CirclesGiven, Vec2>> push() {
    List<Mistake<CirclesGiven, Vec2>> all = lengths(CirclesMistakes::push);
    all.add(new Mistake<>("C5", g -> g.outlinesMeet() ? right(g) : Vec2.ZERO));
    all.add(pushed("C13", (g, depth) -> g.distV().unit().times(-depth)));
    all.add(pushed("C14", (g, depth) -> g.distV().unit().times(g.reach())));
    all.add(pushed("C15", (g, depth) -> g.distV().times(depth)));
    all.add(new Mistake<>("C16", CirclesMistakes::always));
    all.add(pushed("C17", (g, depth) -> g.distV().unit().times(depth / 2)));
    all.add(new Mistake<>("C18", g -> g.one().center().plus(right(g))));
    return List.copyOf(all);
  }

  /** Right: the centre of the one after that push. */
  static List<Mistake<CirclesGiven, Vec2>> place() {
    List<Mistake<CirclesGiven, Vec2>> all = new ArrayList<>();
    for (Mistake<CirclesGiven, Vec2> wrong : Mistakes.without(push(), "C18")) {
      all.add(wrong.then((given, move) -> given.one().center().plus(move)));
    }
    all.add(new Mistake<>("C22", CirclesMistakes::right));
    return List.copyOf(all);
  }

  /** The mistakes about the push, also in other forms in which they are written as code. */
  static List<Mistake<CirclesGiven, Vec2>> inCode() {
    List<Mistake<CirclesGiven, Vec2>> all = new ArrayList<>(push());
    all.addAll(lengths(CirclesMistakes::pushAlongUnit));
    all.addAll(lengths(CirclesMistakes::pushIfNearer));
    all.add(reaching(OTHER_RADIUS, CirclesMistakes::push));
    all.add(reaching(OTHER_RADIUS, CirclesMistakes::pushIfNearer));
    all.add(pushed("C18", (g, depth) -> g.one().center().plus(right(g))));
    return List.copyOf(all);
  }

  static Vec2 right(CirclesGiven given) {
    return push(given, given.distance(), given.reach());
  }

  /** Divides the way by the distance, right or wrong. */
  private static Vec2 push(CirclesGiven given, double distance, double reach) {
    double depth = reach - distance;
    return depth <= 0 ? Vec2.ZERO : given.distV().times(depth / distance);
  }

  /** Has a right direction whatever the distance. */
  private static Vec2 pushAlongUnit(CirclesGiven given, double distance, double reach) {
    double depth = reach - distance;
    return depth <= 0 ? Vec2.ZERO : given.distV().unit().times(depth);
  }

  /** Takes wrong lengths for the question only. */
  private static Vec2 pushIfNearer(CirclesGiven given, double distance, double reach) {
    return distance < reach ? always(given) : Vec2.ZERO;
  }

  /** Never asks whether they overlap. */
  private static Vec2 always(CirclesGiven given) {
    return given.distV().unit().times(given.reach() - given.distance());
  }

  /** A wrong move where they overlap, and none elsewhere. */
  private static Mistake<CirclesGiven, Vec2> pushed(
      String id, BiFunction<CirclesGiven, Double, Vec2> move) {
    return new Mistake<>(
        id,
        g -> {
          double depth = g.reach() - g.distance();
          return depth <= 0 ? Vec2.ZERO : move.apply(g, depth);
        });
  }
}
