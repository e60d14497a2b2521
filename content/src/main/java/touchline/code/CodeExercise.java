package touchline.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A method to be written: its cases, what is right, and which mistakes are known.
 *
 * <p>The starter is made from the signature. All inputs and answers are flat, see {@link
 * ValueType}.
 */
public final class CodeExercise {
  private static final int MOST_FORMS = 3;

  private final String id;
  private final Recipe<?, ?> recipe;
  private final List<Rule> rules;
  private final List<Rule> bare;
  private final Suite suite;

  CodeExercise(String id, Recipe<?, ?> recipe) {
    this.id = id;
    this.recipe = recipe;
    this.rules = recipe.rules();
    this.bare = recipe.bareRules();
    this.suite = new Suite(recipe, new Stability(steadied(), signature()));
  }

  /** Lesson and folder, such as {@code closest-point/write-it}. */
  public String id() {
    return id;
  }

  public Signature signature() {
    return recipe.declaration().signature();
  }

  /** The names of the parameters, in order. */
  public List<String> names() {
    return recipe.declaration().names();
  }

  /** The method's head as a student writes it. */
  public String declaration() {
    return recipe.declaration().inJava();
  }

  /** Source to begin with: it compiles and is wrong. */
  public String starter() {
    return recipe.declaration().starter();
  }

  /** The cases that a student sees, of inputs from a {@link CasesFile}. */
  public List<Case> shown(List<double[]> inputs) {
    return inputs.stream().map(input -> new Case(recipe.shownIn(input), input)).toList();
  }

  /** Cases never shown, drawn anew for each seed; every known mistake is wrong in one of them. */
  public List<Case> hidden(long seed) {
    return suite.hidden(seed);
  }

  /**
   * Cases of our own making to look for a counterexample in: whole numbers in ascending size, then
   * edges of the rule. The same each time; they take some tens of milliseconds to draw.
   */
  public List<Case> trials() {
    return suite.trials();
  }

  /** Where known mistakes show most; takes some tens of milliseconds. */
  public Optional<Trap> trap() {
    return Trap.of(this);
  }

  /** The right answer to these arguments. */
  public double[] right(double[] input) {
    return recipe.right(input);
  }

  /** Whether the answer is right, to within a millionth of the largest number given. */
  public boolean isRight(double[] input, double[] answer) {
    return Tolerance.isNear(answer, right(input), tolerance(input));
  }

  /** How near counts as right, in the unit of the result. */
  public double tolerance(double[] input) {
    return Tolerance.of(signature().result(), input);
  }

  /**
   * The id of the known mistake whose answers are these, such as {@code M01} or {@code M02+M10}.
   *
   * @param cases shown and hidden
   * @param given for each case the answer; empty where there was none
   */
  public Optional<String> mistake(List<Case> cases, List<Optional<double[]>> given) {
    List<CaseAnswer> answers = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      double[] input = cases.get(i).input();
      answers.add(
          new CaseAnswer(
              cases.get(i).group(), input, given.get(i), right(input), tolerance(input)));
    }
    return new MethodDiagnosis(recipe, answers).among(rules, bare);
  }

  /** The ids of the mistakes that it can name; of two at once each. */
  public Set<String> mistakes() {
    Set<String> ids = new TreeSet<>(recipe.degenerate().values());
    rules.forEach(rule -> ids.addAll(List.of(rule.id().split("\\+"))));
    return ids;
  }

  /** The other methods with which a wrong one may be judged. */
  public List<FollowThrough> followThroughs() {
    return recipe.followThroughs();
  }

  /** The known mistakes, in every form; package-private for the checks of the suites. */
  List<Rule> rules() {
    return rules;
  }

  /** The right rule and the single mistakes; of one in many forms a few stand for all. */
  private List<Rule> steadied() {
    List<Rule> steadied = new ArrayList<>();
    steadied.add(new Rule("", input -> Optional.of(right(input))));
    Map<String, Integer> forms = new HashMap<>();
    for (Rule rule : rules) {
      boolean isKept = !rule.id().contains("+") && !recipe.onGrid().contains(rule.id());
      if (isKept && forms.merge(rule.id(), 1, Integer::sum) <= MOST_FORMS) {
        steadied.add(rule);
      }
    }
    return steadied;
  }
}
