package touchline.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import touchline.position.Cover;
import touchline.position.Position;

/**
 * Adds the cases that catch a method which is right everywhere but in one {@link Family family} of
 * positions, and gives a usual wrong answer there: a hole in the suite without them. A method gets
 * them by its parameters alone.
 *
 * <p>For each family some positions are drawn once, to see which wrong answers show there at all;
 * from these, for each suite, those are taken that show what no case shows yet.
 */
final class SpecialCases {
  /** For one family; a wrong answer that shows in fewer than two of them is not looked for. */
  private static final int POSITIONS = 120;

  /** A call of so many numbers counts for two, since it takes as long. */
  private static final int MANY = 200;

  /** A family without a fair position so many times in a row is given up. */
  private static final int MOST_MISSED = 3;

  private final FlatRecipe<?, ?> recipe;
  private final Roles roles;
  private final List<Family> families;
  private final List<Rule> usual;
  private final FairPositions fair;
  private final Map<Long, List<Cover>> covers = new HashMap<>();

  /**
   * @param usual which of the usual wrong answers it shows, in any family
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  private record Seen(double[] input, BitSet usual) {}

  SpecialCases(FlatRecipe<?, ?> recipe) {
    this.recipe = recipe;
    this.roles = Roles.of(recipe.declaration(), recipe.away());
    this.families = new Families(recipe, roles).all();
    this.usual = new UsualWrongs(recipe, roles).all();
    this.fair = new FairPositions(recipe, roles);
  }

  /** All families of the method. */
  List<Family> families() {
    return families;
  }

  FairPositions fair() {
    return fair;
  }

  /** The wrong answers that are looked for in a family, whether or not they show there. */
  List<Rule> wrongs(Family family) {
    List<Rule> wrongs = new ArrayList<>(usual);
    wrongs.addAll(family.own());
    return wrongs;
  }

  /** Whether a case shows that an answer is wrong. */
  boolean isCaught(Rule rule, double[] input) {
    return !isRight(rule, input, recipe.right(input));
  }

  /**
   * Cases that, with those drawn already, show every usual wrong answer in every family.
   *
   * @param stream of chance, of which the positions come
   */
  List<Case> beside(List<Case> drawn, long stream) {
    List<Seen> seen = new ArrayList<>();
    drawn.forEach(each -> seen.add(seen(each.input())));
    List<Case> added = new ArrayList<>();
    List<Cover> all = covers(stream);
    for (int i = 0; i < all.size(); i++) {
      Family family = families.get(i);
      Cover cover = all.get(i);
      BitSet open = (BitSet) cover.shown().clone();
      for (Seen each : seen) {
        if (!open.isEmpty() && family.has().test(each.input())) {
          open.andNot(caught(family, each));
        }
      }
      for (Position best : fewest(cover.positions(), open)) {
        added.add(drawn(family, best.input()));
        seen.add(seen(best.input()));
      }
    }
    return List.copyOf(added);
  }

  private Case drawn(Family family, double[] input) {
    return new Case(recipe.degenerateGroup(input).orElse(family.group()), input);
  }

  /** Positions that together show all that is open, the one that shows most first. */
  private static List<Position> fewest(List<Position> positions, BitSet open) {
    List<Position> taken = new ArrayList<>();
    BitSet left = (BitSet) open.clone();
    while (!left.isEmpty()) {
      Position best = positions.get(0);
      int most = 0;
      for (Position each : positions) {
        BitSet common = (BitSet) left.clone();
        common.and(each.caught());
        if (common.cardinality() > most) {
          most = common.cardinality();
          best = each;
        }
      }
      taken.add(best);
      left.andNot(best.caught());
    }
    return taken;
  }

  /** Of each family, in their order. */
  synchronized List<Cover> covers(long stream) {
    return covers.computeIfAbsent(stream, this::drawn);
  }

  /** Spares the drawing of what was drawn before, by the same code. */
  synchronized void know(long stream, List<Cover> drawn) {
    if (drawn.size() != families.size()) {
      throw new IllegalArgumentException(
          "covers must be of " + families.size() + " families: " + drawn.size());
    }
    covers.putIfAbsent(stream, List.copyOf(drawn));
  }

  /** Drawn now, whatever is known. */
  List<Cover> drawn(long stream) {
    Random random = new Random(stream);
    List<Cover> found = new ArrayList<>();
    families.forEach(family -> found.add(cover(family, random)));
    return List.copyOf(found);
  }

  private Cover cover(Family family, Random random) {
    List<Position> positions = new ArrayList<>();
    BitSet once = new BitSet();
    BitSet twice = new BitSet();
    int missed = 0;
    for (int drawn = 0; drawn < POSITIONS && missed < MOST_MISSED; drawn++) {
      Optional<double[]> input = fair.draw(family, random);
      drawn += input.map(numbers -> numbers.length / MANY).orElse(0);
      missed = input.isPresent() ? 0 : missed + 1;
      if (input.isPresent()) {
        BitSet caught = caught(family, seen(input.get()));
        positions.add(new Position(input.get(), caught));
        BitSet again = (BitSet) caught.clone();
        again.and(once);
        twice.or(again);
        once.or(caught);
      }
    }
    return new Cover(twice, fewest(positions, twice));
  }

  private Seen seen(double[] input) {
    return new Seen(input, caught(usual, input));
  }

  /** By their places in {@link #wrongs}. */
  private BitSet caught(Family family, Seen seen) {
    BitSet all = (BitSet) seen.usual().clone();
    caught(family.own(), seen.input()).stream().forEach(i -> all.set(usual.size() + i));
    return all;
  }

  private BitSet caught(List<Rule> wrongs, double[] input) {
    BitSet caught = new BitSet();
    if (!wrongs.isEmpty()) {
      double[] right = recipe.right(input);
      for (int i = 0; i < wrongs.size(); i++) {
        caught.set(i, !isRight(wrongs.get(i), input, right));
      }
    }
    return caught;
  }

  private boolean isRight(Rule rule, double[] input, double[] right) {
    double tolerance = Tolerance.of(recipe.declaration().signature().result(), input);
    return rule.at(input).filter(own -> Tolerance.isNear(own, right, tolerance)).isPresent();
  }
}
