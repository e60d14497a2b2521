package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchline.code.CodeExercise;
import touchline.code.ValueType;
import touchline.diagram.Drawing;
import touchline.exercise.Chance;
import touchline.exercise.Coordinate;
import touchline.input.RowReader;
import touchline.suite.CaseFields;
import touchline.suite.Contract;
import touchline.suite.KnownMethod;
import touchline.suite.Part;

/**
 * A task in which cases are written for a method: arguments and the answer that is expected. They
 * have to expose its mistaken versions, and must not accuse the right one.
 */
public final class TestsTask extends Task {
  /** Metres; a vector that begins so far out still ends in the picture. */
  private static final int FARTHEST = 6;

  /** Metres. */
  private static final int MOST_NUMBER = 5;

  /** What is drawn for the picture has to be admitted, and nearly always is. */
  private static final int MOST_DRAWS = 100;

  private final Contract contract;
  private final Map<String, String> units;
  private final List<double[]> suite;
  private final Function<double[], Drawing> picture;
  private final Function<RowReader, WorkedExample> example;

  /** Inputs for the picture; empty where they are drawn. */
  private final List<double[]> shown;

  private TestsTask(
      String id,
      Contract contract,
      Map<String, String> units,
      List<double[]> suite,
      Function<double[], Drawing> picture,
      Function<RowReader, WorkedExample> example,
      List<double[]> shown) {
    super(id, Kind.TESTS, Contract.TOLERANCE);
    this.contract = contract;
    this.units = Map.copyOf(units);
    this.suite = suite;
    this.picture = picture;
    this.example = example;
    this.shown = List.copyOf(shown);
  }

  /**
   * What a topic says of such a task beside its method.
   *
   * @param mistakes the ids of the mistaken versions, with blanks between
   * @param excluded what the statement does not admit, in a sentence; empty if it admits all
   * @param units of fields, by their names, where {@link CaseFields} would take others
   * @param suite arguments that expose all of them, a case a line, with blanks between numbers
   */
  public record Terms(String mistakes, String excluded, Map<String, String> units, String suite) {}

  /**
   * Cases for a method of a topic.
   *
   * @param picture of its arguments
   * @param example the lesson's method on them
   */
  public static TestsTask of(
      String id,
      Supplier<CodeExercise> method,
      Terms terms,
      Function<RowReader, Scene> picture,
      Function<RowReader, WorkedExample> example) {
    Contract contract = Contract.of(method, words(terms.mistakes), terms.excluded);
    return new TestsTask(
        id,
        contract,
        terms.units,
        rows(terms.suite),
        input -> picture.apply(new RowReader(input)).given().drawing(),
        example,
        List.of());
  }

  /**
   * Cases for a method that no lesson prints; nobody works it out step by step.
   *
   * @param suite arguments that expose all mistaken versions
   * @param shown arguments of which one is in the picture
   */
  public static TestsTask untaught(
      String id,
      Contract contract,
      List<double[]> suite,
      List<double[]> shown,
      Function<double[], Drawing> picture) {
    return new TestsTask(
        id,
        contract,
        Map.of(),
        List.copyOf(suite),
        picture,
        none -> {
          throw new IllegalStateException("method must be of a lesson: " + id);
        },
        shown);
  }

  /**
   * The same, marked by what is known of the method elsewhere.
   *
   * @param method made when it is first asked
   */
  public TestsTask triedBy(Supplier<? extends KnownMethod> method) {
    Contract same = new Contract(method, contract.mistakes());
    return new TestsTask(id(), same, units, suite, picture, example, shown);
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(text);
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return words;
  }

  private static List<double[]> rows(String suite) {
    List<double[]> rows = new ArrayList<>();
    StringTokenizer lines = new StringTokenizer(suite, "\n");
    while (lines.hasMoreTokens()) {
      List<String> words = words(lines.nextToken());
      double[] row = new double[words.size()];
      for (int i = 0; i < row.length; i++) {
        row[i] = Coordinate.parse(words.get(i)).orElseThrow();
      }
      rows.add(row);
    }
    return List.copyOf(rows);
  }

  @Override
  Stream<String> ids() {
    return contract.mistakes().stream();
  }

  public Contract contract() {
    return contract;
  }

  /** Arguments of cases that expose all mistaken versions; none of them can be left out. */
  public List<double[]> suite() {
    return suite;
  }

  /** The fields in which cases are written. */
  CaseFields fields() {
    return new CaseFields(contract, units);
  }

  Drawing picture(double[] input) {
    return picture.apply(input);
  }

  WorkedExample worked(double[] input) {
    return example
        .apply(new RowReader(input))
        .noted("It runs on the inputs in the picture; your cases have their own.");
  }

  @Override
  Sheet sheet(Chance chance) {
    return new TestsSheet(
        this, shown.isEmpty() ? drawn(chance) : shown.get(chance.below(shown.size())));
  }

  /** Inputs that are admitted, for the picture. */
  private double[] drawn(Chance chance) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      double[] input = input(chance);
      if (contract.refusal(input).isEmpty()) {
        return input;
      }
    }
    throw new IllegalStateException("inputs must be found for " + id());
  }

  private double[] input(Chance chance) {
    List<Double> numbers = new ArrayList<>();
    for (Part part : contract.parts()) {
      if (part.type() == ValueType.POINT) {
        numbers.add((double) chance.between(-FARTHEST, FARTHEST));
        numbers.add((double) chance.between(-FARTHEST, FARTHEST));
      } else {
        numbers.add((double) chance.between(1, MOST_NUMBER));
      }
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
