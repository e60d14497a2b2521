package touchline.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import touchline.position.FlatCovers;

/**
 * A method to be written: its cases, what is right, and which mistakes are known.
 *
 * <p>It can be asked for in other forms, which share all of that: {@link #variant}. Inputs and
 * answers are those of the form; what is right is decided in the lesson's.
 *
 * <p>The starter is made from the signature. All inputs and answers are flat, see {@link
 * ValueType}.
 */
public final class CodeExercise implements AskedMethod {
  private static final int MOST_FORMS = 3;

  private final String id;
  private final FlatRecipe<?, ?> recipe;
  private final List<Rule> rules;
  private final List<Rule> special;
  private final List<Rule> bare;
  private final KeptCases cases;
  private final int variant;
  private final Guise guise;

  CodeExercise(String id, FlatRecipe<?, ?> recipe) {
    this.id = id;
    this.recipe = recipe;
    this.rules = Stream.concat(recipe.rules().stream(), recipe.namedRules().stream()).toList();
    this.special = recipe.specialRules();
    this.bare = recipe.bareRules();
    this.variant = 0;
    this.guise = Guise.none(recipe.declaration());
    this.cases =
        new KeptCases(
            new Suite(recipe, new Stability(steadied(), signature()), new SpecialCases(recipe)));
  }

  private CodeExercise(CodeExercise own, int variant) {
    this.id = own.id;
    this.recipe = own.recipe;
    this.rules = own.rules;
    this.special = own.special;
    this.bare = own.bare;
    this.cases = own.cases;
    this.variant = variant;
    Declaration printed = own.recipe.declaration();
    this.guise =
        variant == 0
            ? Guise.none(printed)
            : Guise.of(printed, own.recipe.variants().get(variant - 1));
  }

  /** How many forms there are that the lesson does not print. */
  @Override
  public int variants() {
    return recipe.variants().size();
  }

  /**
   * The same method in another form.
   *
   * @param number 0 for the lesson's, or from 1 to {@link #variants}
   */
  @Override
  public CodeExercise variant(int number) {
    return number == variant ? this : new CodeExercise(this, number);
  }

  /** Which form it is; 0 for the lesson's. */
  @Override
  public int number() {
    return variant;
  }

  /** What leads from the lesson's form to this one. */
  public List<Change> changes() {
    return guise.changes();
  }

  /** Its id and which form it is: one name for each suite of cases. */
  @Override
  public String form() {
    return variant == 0 ? id : id + "~" + variant;
  }

  /** Whether the words about a known mistake are true of this form. */
  @Override
  public boolean tells(String mistake) {
    return variant == 0 || !recipe.variants().get(variant - 1).untold().contains(mistake);
  }

  /** Lesson and folder, such as {@code closest-point/write-it}. */
  @Override
  public String id() {
    return id;
  }

  @Override
  public Signature signature() {
    return guise.declaration().signature();
  }

  /** The names of the parameters, in order. */
  @Override
  public List<String> names() {
    return guise.declaration().names();
  }

  /** The method's head as a student writes it. */
  @Override
  public String declaration() {
    return guise.declaration().inJava();
  }

  /** Source to begin with: it compiles and is wrong. */
  @Override
  public String starter() {
    return guise.declaration().starter();
  }

  /** The cases that a student sees, of inputs from a {@link CasesFile}, in the lesson's form. */
  @Override
  public List<Case> shown(List<double[]> inputs) {
    return given(inputs.stream().map(input -> new Case(recipe.shownIn(input), input)).toList());
  }

  private List<Case> given(List<Case> own) {
    return own.stream()
        .map(each -> new Case(each.group(), guise.given(each.input()), each.moment()))
        .toList();
  }

  /** Cases never shown, drawn anew for each seed; every known mistake is wrong in one of them. */
  @Override
  public List<Case> hidden(long seed) {
    return given(cases.hidden(seed));
  }

  /**
   * Cases of our own making to look for a counterexample in: whole numbers in ascending size, then
   * edges of the rule. The same each time.
   */
  @Override
  public List<Case> trials() {
    return given(cases.trials());
  }

  /** Where known mistakes show most; takes some tens of milliseconds. */
  @Override
  public Optional<Trap> trap() {
    return Trap.of(this);
  }

  /** The right answer to these arguments. */
  @Override
  public double[] right(double[] input) {
    return guise.answer(input, recipe.right(guise.own(input)));
  }

  /** Whether these arguments, in the lesson's form, make a case that the statement admits. */
  public boolean admits(double[] input) {
    return recipe.tried(input).isPresent() && !recipe.isExcluded(input);
  }

  /**
   * What a method with a known mistake answers to arguments in the lesson's form; empty where that
   * is no finite answer. Where the mistake says nothing, it is right.
   *
   * @param id of one mistake; of its forms the first counts
   */
  public Optional<double[]> mistaken(String id, double[] input) {
    return recipe.mistaken(id, rules, input);
  }

  /** Whether the answer is right, to within a millionth of the largest number given. */
  @Override
  public boolean isRight(double[] input, double[] answer) {
    double[] own = guise.own(input);
    return Tolerance.isNear(guise.ownAnswer(input, answer), recipe.right(own), tolerance(input));
  }

  /** How near counts as right, in the unit of the result in the lesson's form. */
  @Override
  public double tolerance(double[] input) {
    return Math.max(Tolerance.of(result(), guise.own(input)), Tolerance.of(result(), input));
  }

  /** These arguments as the lesson's form has them. */
  public double[] own(double[] input) {
    return guise.own(input);
  }

  private ValueType result() {
    return recipe.declaration().signature().result();
  }

  /** How badly a case shows in a picture, see {@link Clarity}; the same in every form. */
  @Override
  public double faults(double[] input) {
    return Clarity.faults(recipe.declaration().signature(), guise.own(input));
  }

  /**
   * The id of the known mistake whose answers are these, such as {@code M01} or {@code M02+M10}.
   *
   * @param cases shown and hidden
   * @param given for each case the answer; empty where there was none
   */
  @Override
  public Optional<String> mistake(List<Case> cases, List<Optional<double[]>> given) {
    List<MethodDiagnosis.CaseAnswer> answers = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      double[] input = cases.get(i).input();
      double[] own = guise.own(input);
      answers.add(
          new MethodDiagnosis.CaseAnswer(
              cases.get(i).group(),
              own,
              given.get(i).map(answer -> guise.ownAnswer(input, answer)),
              recipe.right(own),
              tolerance(input)));
    }
    return new MethodDiagnosis(recipe, answers).among(rules, special, bare);
  }

  /** The ids of the mistakes that it can name; of two at once each. */
  @Override
  public Set<String> mistakes() {
    Set<String> ids = drawnMistakes();
    ids.addAll(ids(rules));
    ids.addAll(ids(special));
    return ids;
  }

  /** The same without those that are known only to be named. */
  public Set<String> drawnMistakes() {
    Set<String> ids = new TreeSet<>(recipe.degenerate().values());
    ids.addAll(ids(recipe.rules()));
    return ids;
  }

  private static List<String> ids(List<Rule> rules) {
    return rules.stream().flatMap(rule -> Stream.of(rule.id().split("\\+"))).toList();
  }

  /** The other methods with which a wrong one may be judged. */
  @Override
  public List<FollowThrough> followThroughs() {
    return recipe.followThroughs().stream().map(follow -> follow.in(guise)).toList();
  }

  /** The positions of special cases, flat, which take the longest to draw: one for each suite. */
  public List<double[]> positions() {
    return Suite.STREAMS.stream().map(stream -> FlatCovers.write(special().drawn(stream))).toList();
  }

  /** Spares the drawing of positions that {@link #positions} gave, of the same version. */
  public void know(List<double[]> positions) {
    for (int i = 0; i < Suite.STREAMS.size(); i++) {
      special().know(Suite.STREAMS.get(i), FlatCovers.read(positions.get(i)));
    }
  }

  /** For the table of holes, in the lesson's form. */
  SpecialCases special() {
    return suite().special();
  }

  /** Draws its cases anew. */
  Suite suite() {
    return cases.suite();
  }

  /** The known mistakes, in every form; package-private for the checks of the suites. */
  List<Rule> rules() {
    return inThisForm(rules);
  }

  /** Those because of which cases are drawn: each is wrong in some case of every seed. */
  List<Rule> drawnRules() {
    return inThisForm(recipe.rules());
  }

  /** Those that are right but in degenerate cases. */
  List<Rule> specialRules() {
    return inThisForm(special);
  }

  private List<Rule> inThisForm(List<Rule> ofTheLesson) {
    if (variant == 0) {
      return ofTheLesson;
    }
    return ofTheLesson.stream()
        .map(
            rule ->
                new Rule(
                    rule.id(),
                    input -> rule.at(guise.own(input)).map(own -> guise.answer(input, own))))
        .toList();
  }

  /** The right rule and the single mistakes; of one in many forms a few stand for all. */
  private List<Rule> steadied() {
    List<Rule> steadied = new ArrayList<>();
    steadied.add(new Rule("", input -> Optional.of(recipe.right(input))));
    Map<String, Integer> forms = new HashMap<>();
    for (Rule rule : recipe.rules()) {
      boolean isKept = !rule.id().contains("+") && !recipe.onGrid().contains(rule.id());
      if (isKept && forms.merge(rule.id(), 1, Integer::sum) <= MOST_FORMS) {
        steadied.add(rule);
      }
    }
    return steadied;
  }
}
