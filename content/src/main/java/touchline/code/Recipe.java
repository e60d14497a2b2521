package touchline.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import touchline.input.RowReader;
import touchline.mistake.Mistake;

/**
 * What an author says of a method to be written, beside its text. A topic begins with {@link
 * #given}, says the rest one by one, and ends with {@link #exercise}.
 *
 * @param <I> what is given, as one value
 * @param <R> what the method returns: Vec2, Double or Boolean
 */
public final class Recipe<I, R> {
  final Declaration declaration;
  final Function<RowReader, I> reader;
  final Function<I, R> right;
  final Map<Group, String> degenerate = new HashMap<>();
  final List<Map.Entry<Group, Predicate<I>>> degenerateWhere = new ArrayList<>();
  final List<FollowThrough> followThroughs = new ArrayList<>();
  List<Mistake<I, R>> mistakes = List.of();
  List<Mistake<I, R>> named = List.of();
  List<Mistake<I, R>> special = List.of();
  List<Mistake<I, R>> bare = List.of();
  Optional<String> axesMixed = Optional.empty();
  Set<String> onGrid = Set.of();
  List<Double> chosen = List.of();
  List<Group> groups = Suite.LENGTHS;
  List<MethodVariant> variants = List.of();
  Set<String> away = Set.of();
  Predicate<I> excluded = given -> false;
  boolean isExactAlongAxes = true;
  int sorts;
  ToIntFunction<I> sort = given -> -1;
  Drawing drawing = (random, grid) -> new double[0];
  Function<I, Group> shownIn = given -> Group.SHOWN;
  Function<Shift, List<Case>> edges = at -> List.of();
  List<Case> tried = List.of();

  /** Draws arguments by chance. */
  public interface Drawing {
    /** Some arguments on the grid; most are not used. */
    double[] of(Random random, Lattice grid);
  }

  /** What a method is given, as one value. */
  public static final class Given<I> {
    private final Function<RowReader, I> reader;

    private Given(Function<RowReader, I> reader) {
      this.reader = reader;
    }

    /**
     * What is asked and what is right.
     *
     * @param head as Java has it, such as {@code Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)}
     * @param right the right answer, from the robust library
     */
    public <R> Recipe<I, R> method(String head, Function<I, R> right) {
      return new Recipe<>(Declaration.of(head), reader, right);
    }
  }

  private Recipe(Declaration declaration, Function<RowReader, I> reader, Function<I, R> right) {
    this.declaration = declaration;
    this.reader = reader;
    this.right = right;
  }

  /**
   * What the method is given.
   *
   * @param reader takes it from the arguments
   */
  public static <I> Given<I> given(Function<RowReader, I> reader) {
    return new Given<>(reader);
  }

  /**
   * Knows these mistakes: each alone, in every form in which it is written, before two at once. The
   * same id may occur often.
   */
  public Recipe<I, R> mistakes(List<Mistake<I, R>> known) {
    mistakes = known;
    return this;
  }

  /**
   * Knows these, too, but only to name them: no case is drawn because of them, so that the cases of
   * a seed stay those that stored marks were made of. They come behind {@link #mistakes}.
   */
  public Recipe<I, R> alsoNamed(List<Mistake<I, R>> known) {
    named = known;
    return this;
  }

  /**
   * Names these mistakes, too, which are right in all ordinary cases: their rules answer as the
   * method must in every case, also in the degenerate ones.
   */
  public Recipe<I, R> namedInSpecial(List<Mistake<I, R>> known) {
    special = known;
    return this;
  }

  /** Names by this id, too, that a point's x stands wherever its y belongs, or its y for its x. */
  public Recipe<I, R> axesMixed(String id) {
    axesMixed = Optional.of(id);
    return this;
  }

  /**
   * Knows these wrong formulas without the questions around them, in the order of {@link
   * #mistakes}: for methods that ask in a way of their own.
   */
  public Recipe<I, R> bare(List<Mistake<I, R>> formulas) {
    bare = formulas;
    return this;
  }

  /**
   * Knows the mistake that shows in a group of degenerate cases. What is in several groups is in
   * the one said last.
   *
   * @param where they are
   */
  public Recipe<I, R> degenerate(Group group, String mistake, Predicate<I> where) {
    degenerate.put(group, mistake);
    degenerateWhere.add(0, Map.entry(group, where));
    return this;
  }

  /**
   * Names mistakes that decide at the very places where cases are drawn, such as whole metres, with
   * sums that are exact there: cases cannot, and need not, keep away from them.
   */
  public Recipe<I, R> onGrid(String... ids) {
    onGrid = Set.of(ids);
    return this;
  }

  /**
   * Knows a method of another exercise on which a right method may be built.
   *
   * @param calls the arguments of each call that it makes, flat
   * @param answer what follows from the answers of the calls; empty where rounding would decide
   */
  public Recipe<I, R> builtOn(
      CodeExercise helper,
      Function<I, List<double[]>> calls,
      BiFunction<I, List<RowReader>, Optional<R>> answer) {
    followThroughs.add(
        new FollowThrough(
            helper,
            declaration.signature().result(),
            input -> calls.apply(read(input)),
            (input, answers) -> answer.apply(read(input), answers).map(Flat::of),
            Guise.none(declaration)));
    return this;
  }

  /** Knows answers that are not computed but chosen, such as -1 for never. */
  public Recipe<I, R> chosen(Double... numbers) {
    chosen = List.of(numbers);
    return this;
  }

  /** Draws only these groups: where no lengths are given, large and small ones make no sense. */
  public Recipe<I, R> groups(Group... drawn) {
    groups = List.of(drawn);
    return this;
  }

  /**
   * Draws every sort of case in every group.
   *
   * @param count how many sorts there are
   * @param sortOf which sort it is, from 0; another number for a case not wanted
   */
  public Recipe<I, R> sorts(int count, ToIntFunction<I> sortOf) {
    sorts = count;
    sort = sortOf;
    return this;
  }

  /** Draws arguments this way. */
  public Recipe<I, R> drawn(Drawing way) {
    drawing = way;
    return this;
  }

  /**
   * Says what a case tries that everybody sees; it counts with the hidden ones that try the same.
   */
  public Recipe<I, R> shownIn(Function<I, Group> group) {
    shownIn = group;
    return this;
  }

  /**
   * Adds cases at the edges of the rule, where every sound method is exact: axis-parallel, whole
   * numbers, at the place given.
   */
  public Recipe<I, R> edges(Function<Shift, List<Case>> at) {
    edges = at;
    return this;
  }

  /**
   * Also tries these cases of our own with a wrong method: they tell mistakes apart that answer
   * alike in the others.
   */
  public Recipe<I, R> tried(List<Case> cases) {
    tried = List.copyOf(cases);
    return this;
  }

  /** Names the points that are differences of places, such as a velocity. */
  public Recipe<I, R> away(String... parameters) {
    away = Set.of(parameters);
    return this;
  }

  /** Excludes what the statement says is never given. */
  public Recipe<I, R> excluding(Predicate<I> never) {
    excluded = never;
    return this;
  }

  /**
   * Leaves all cases in which rounding could decide to {@link #edges}: not even along the axes and
   * with whole numbers every sound method is exact.
   */
  public Recipe<I, R> decidingOnlyAtEdges() {
    isExactAlongAxes = false;
    return this;
  }

  /**
   * Can be asked for in other forms, too, which the lesson does not print.
   *
   * @param table as {@link MethodVariant} explains it
   */
  public Recipe<I, R> variants(String table) {
    variants = MethodVariant.read(declaration.names(), table);
    return this;
  }

  /**
   * The exercise.
   *
   * @param id lesson and folder, such as {@code closest-point/write-it}
   */
  public CodeExercise exercise(String id) {
    return new CodeExercise(id, new FlatRecipe<>(this));
  }

  I read(double[] input) {
    return reader.apply(new RowReader(input));
  }
}
