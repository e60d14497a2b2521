package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import touchline.code.Roles.Spot;

/**
 * The special positions that a method has by its parameters, and the usual wrong answers there, for
 * a method whose right answers are found elsewhere: nothing here asks for one.
 */
public final class Positions {
  /** A list so long shows who looks at the first fifty only. */
  public static final int LONG = 52;

  private static final int[] LARGE = {10, 100, 1_000};
  private static final int[] SOME = {1, 2, 3, 5, 10, 20, 50};
  private static final double[] CONSTANTS = {0, 1, -1};

  private final Declaration method;
  private final Roles roles;
  private final List<Family> families;

  /**
   * A usual wrong answer.
   *
   * @param words to stand behind “it”
   * @param answer from the arguments and the right answer; without numbers where there is none
   */
  public record Wrong(String words, BinaryOperator<double[]> answer) {}

  /**
   * A usual wrong answer that is the right one to other arguments.
   *
   * @param words to stand behind “it”
   * @param gives what becomes of that answer
   */
  public record Detour(String words, UnaryOperator<double[]> input, UnaryOperator<double[]> gives) {
    private Detour(String words, UnaryOperator<double[]> input) {
      this(words, input, UnaryOperator.identity());
    }
  }

  private Positions(Declaration method) {
    this.method = method;
    this.roles = Roles.of(method, Set.of());
    List<Family> all = new ArrayList<>(new PlaceFamilies(roles, spot -> true).all());
    all.addAll(new LineFamilies(roles).all());
    all.addAll(new TouchFamilies(roles).all());
    for (int size : LARGE) {
      all.add(sized("a number above " + size, number -> number > size));
    }
    roles.places().forEach(place -> all.add(broken(roles, place, 2)));
    roles.numbers().forEach(number -> all.add(broken(roles, number, 1)));
    if (method.signature().result() != ValueType.TRUTH) {
      all.add(Family.precise(roles));
    }
    for (int count = 0; count <= 2 && roles.list() >= 0; count++) {
      all.add(listed(count));
    }
    if (roles.list() >= 0) {
      all.add(many());
    }
    this.families = List.copyOf(all);
  }

  /** Of a method all of whose points are places. */
  public static Positions of(Declaration method) {
    return new Positions(method);
  }

  public List<Family> families() {
    return families;
  }

  /**
   * Numbers that a float cannot keep, for yes and no: a float turns them beside a decision only, so
   * who knows decisions has to draw them.
   */
  public Optional<Family> precise() {
    boolean isDecision = method.signature().result() == ValueType.TRUTH && !hasList();
    return isDecision ? Optional.of(Family.precise(roles)) : Optional.empty();
  }

  /** Whether its lines run along the axes, so that sound methods do not round in short numbers. */
  public boolean isPlain(double[] input) {
    return roles.places().isEmpty() || roles.isAlongAxes(input);
  }

  /** Arguments whose first line runs along an axis, made of others. */
  public double[] straightened(double[] drawn, Random random) {
    return FairPositions.straightened(roles, drawn, random);
  }

  /** The call with these circles, which are x, y and radius each, as its list. */
  public double[] listing(double[] input, List<double[]> circles) {
    List<double[]> all = new ArrayList<>(List.of(new double[] {circles.size()}));
    all.addAll(circles);
    List<double[]> parts = Parts.of(roles.types(), input);
    return Parts.joined(Parts.with(parts, roles.list(), Parts.joined(all)));
  }

  /** Whether one of the parameters is a list. */
  public boolean hasList() {
    return roles.list() >= 0;
  }

  /** The circles of the list, x, y and radius each. */
  public List<double[]> circles(double[] input) {
    double[] list = Parts.of(roles.types(), input).get(roles.list());
    return IntStream.range(0, (int) list[0])
        .mapToObj(i -> Arrays.copyOfRange(list, 1 + 3 * i, 4 + 3 * i))
        .toList();
  }

  /** The usual wrong answers in any position. */
  public List<Wrong> wrongs() {
    List<Wrong> all = new ArrayList<>();
    ValueType result = method.signature().result();
    if (result == ValueType.TRUTH) {
      all.add(new Wrong("gives false", (input, right) -> new double[] {0}));
      all.add(new Wrong("gives true", (input, right) -> new double[] {1}));
      return all;
    }
    all.add(new Wrong("gives nothing", (input, right) -> new double[0]));
    all.add(
        new Wrong(
            "gives the answer with the other sign", (input, right) -> Parts.times(right, -1)));
    if (result == ValueType.NUMBER) {
      for (double number : CONSTANTS) {
        String words = "gives " + (int) number;
        all.add(new Wrong(words, (input, right) -> new double[] {number}));
      }
    } else {
      all.add(new Wrong("gives zeros", (input, right) -> new double[right.length]));
      given(all, result);
    }
    return all;
  }

  /** What is given is given back. */
  private void given(List<Wrong> all, ValueType result) {
    if (result == ValueType.POINT && !hasList()) {
      for (Spot place : roles.places()) {
        all.add(
            new Wrong(
                "gives " + place.name(),
                (input, right) -> new double[] {place.x(input), place.y(input)}));
      }
    }
    for (int i = 0; i < roles.types().size(); i++) {
      int at = i;
      if (roles.types().get(i) == result && result != ValueType.POINT) {
        String words = "gives " + method.names().get(i);
        all.add(new Wrong(words, (input, right) -> Parts.of(roles.types(), input).get(at)));
      }
    }
  }

  /** Usual wrong answers that only make sense in this family. */
  public List<Detour> detours(Family family) {
    if (family.isPrecise()) {
      return List.of(
          new Detour(
              "works in single precision", input -> Family.floats(roles, input), Family::floats));
    }
    if (!hasList()) {
      return List.of();
    }
    return family.words().equals(manyWords())
        ? shortened()
        : List.of(
            new Detour(
                "leaves those circles out", input -> Families.without(roles, family, input)));
  }

  private List<Detour> shortened() {
    List<Detour> all = new ArrayList<>();
    for (int count : SOME) {
      all.add(keeping("looks at only the first " + count, i -> i < count));
      all.add(keeping("looks at only the last " + count, i -> i >= LONG - count));
    }
    all.add(keeping("leaves out the first", i -> i > 0));
    all.add(keeping("leaves out the last", i -> i < LONG - 1));
    all.add(keeping("looks at every other one", i -> i % 2 == 0));
    all.add(keeping("looks at every other one from the second", i -> i % 2 == 1));
    return all;
  }

  private Detour keeping(String words, IntPredicate kept) {
    return new Detour(
        words,
        input ->
            roles.keeping(
                input, IntStream.range(0, roles.count(input)).filter(kept).boxed().toList()));
  }

  private Family sized(String words, DoublePredicate has) {
    return as(
        words,
        input -> roles.views(input).stream().anyMatch(v -> Arrays.stream(v).anyMatch(has)),
        (drawn, unit, random) -> drawn);
  }

  /** So many quarters or less beside whole numbers. */
  private static Family broken(Roles roles, Spot spot, int width) {
    return Family.of(
        roles,
        spot.name() + " not in whole numbers",
        view -> IntStream.range(0, width).anyMatch(i -> isBroken(view[spot.at() + i])),
        (view, unit, random) -> {
          for (int i = 0; i < width; i++) {
            view[spot.at() + i] += random.nextInt(4) * 0.25;
          }
        });
  }

  private static boolean isBroken(double number) {
    return number != Math.floor(number);
  }

  private Family listed(int count) {
    return as(
        count == 0 ? "an empty list" : "a list of " + count,
        input -> roles.count(input) == count,
        (drawn, unit, random) -> {
          List<double[]> all = circles(drawn);
          return listing(drawn, all.subList(0, Math.min(count, all.size())));
        });
  }

  /** Which are drawn only with what is right in shorter ones. */
  private Family many() {
    return as(manyWords(), input -> roles.count(input) == LONG, (drawn, unit, random) -> drawn);
  }

  private static String manyWords() {
    return "a list of " + LONG;
  }

  private static Family as(String words, Predicate<double[]> has, Family.Drawing drawing) {
    return new Family(words, Group.SPECIAL, has, drawing, List.of());
  }
}
