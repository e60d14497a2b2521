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
import java.util.function.ToIntFunction;
import touchline.input.RowReader;
import touchline.mistake.Mistake;

/**
 * What an author says of a method to be written, beside its text. A topic begins with {@link #of},
 * says the rest one by one, and ends with {@link #exercise}.
 *
 * @param <I> what is given, as one value
 * @param <R> what the method returns: Vec2, Double or Boolean
 */
public final class Recipe<I, R> {
  private final Declaration declaration;
  private final Function<RowReader, I> reader;
  private final Function<I, R> right;
  private final Map<Group, String> degenerate = new HashMap<>();
  private final List<FollowThrough> followThroughs = new ArrayList<>();
  private List<Mistake<I, R>> mistakes = List.of();
  private List<Mistake<I, R>> bare = List.of();
  private Set<String> onGrid = Set.of();
  private List<Double> chosen = List.of();
  private List<Group> groups = Suite.LENGTHS;
  private List<MethodVariant> variants = List.of();
  private int sorts;
  private ToIntFunction<I> sort = given -> -1;
  private Drawing drawing = (random, grid) -> new double[0];
  private Function<I, Group> shownIn = given -> Group.SHOWN;
  private Function<Shift, List<Case>> edges = at -> List.of();

  /** Draws arguments by chance. */
  public interface Drawing {
    /** Some arguments on the grid; most are not used. */
    double[] of(Random random, Lattice grid);
  }

  private Recipe(Declaration declaration, Function<RowReader, I> reader, Function<I, R> right) {
    this.declaration = declaration;
    this.reader = reader;
    this.right = right;
  }

  /**
   * What is asked and what is right.
   *
   * @param head as Java has it, such as {@code Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)}
   * @param reader takes what is given from the arguments
   * @param right the right answer, from the robust library
   */
  public static <I, R> Recipe<I, R> of(
      String head, Function<RowReader, I> reader, Function<I, R> right) {
    return new Recipe<>(Declaration.of(head), reader, right);
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
   * Knows these wrong formulas without the questions around them, in the order of {@link
   * #mistakes}: for methods that ask in a way of their own.
   */
  public Recipe<I, R> bare(List<Mistake<I, R>> formulas) {
    bare = formulas;
    return this;
  }

  /** Knows the mistake that shows in a group of degenerate cases. */
  public Recipe<I, R> degenerate(Group group, String mistake) {
    degenerate.put(group, mistake);
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

  /** Can be asked for in these forms, too, which the lesson does not print. */
  public Recipe<I, R> variants(MethodVariant... forms) {
    variants = List.of(forms);
    return this;
  }

  /**
   * The exercise.
   *
   * @param id lesson and folder, such as {@code closest-point/write-it}
   */
  public CodeExercise exercise(String id) {
    return new CodeExercise(id, this);
  }

  // What the exercise asks: arguments and answers are flat from here on.

  private I read(double[] input) {
    return reader.apply(new RowReader(input));
  }

  List<MethodVariant> variants() {
    return variants;
  }

  Declaration declaration() {
    return declaration;
  }

  double[] right(double[] input) {
    return Flat.of(right.apply(read(input)));
  }

  List<Rule> rules() {
    return mistakes.stream().map(this::rule).toList();
  }

  List<Rule> bareRules() {
    return bare.stream().map(this::rule).toList();
  }

  private Rule rule(Mistake<I, R> mistake) {
    return new Rule(
        mistake.id(), input -> mistake.answer(read(input)).map(Flat::of).filter(Rule::isFinite));
  }

  Map<Group, String> degenerate() {
    return degenerate;
  }

  Set<String> onGrid() {
    return onGrid;
  }

  boolean isChosen(double[] answer) {
    return chosen.stream().anyMatch(number -> number == answer[0]);
  }

  List<FollowThrough> followThroughs() {
    return followThroughs;
  }

  List<Group> groups() {
    return groups;
  }

  int sorts() {
    return sorts;
  }

  int sort(double[] input) {
    return sort.applyAsInt(read(input));
  }

  double[] draw(Random random, Lattice grid) {
    return drawing.of(random, grid);
  }

  Group shownIn(double[] input) {
    return shownIn.apply(read(input));
  }

  List<Case> edges(Shift at) {
    return edges.apply(at);
  }
}
