package touchline.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import touchline.code.CodeExercise;
import touchline.code.Tolerance;
import touchline.code.ValueType;

/**
 * What cases are written for: a method whose answers are known, and mistaken versions of it that
 * wait to be exposed. The method is made when it is first asked for: a page may hold many.
 */
public final class Contract {
  /**
   * How far an expected number may be off, in its unit: who works with a pencil rounds to two
   * decimals. A mistake that changes less shows in no case; large numbers have the tolerance of the
   * method, a millionth of the largest.
   */
  public static final double TOLERANCE = 0.01;

  private final Supplier<? extends KnownMethod> source;
  private final List<String> mistakes;
  private Optional<KnownMethod> made = Optional.empty();

  /**
   * @param mistakes the ids of the mistaken versions; no two of them answer alike everywhere
   */
  public Contract(Supplier<? extends KnownMethod> source, List<String> mistakes) {
    this.source = source;
    this.mistakes = List.copyOf(mistakes);
  }

  /**
   * Of a method of the lessons.
   *
   * @param excluded what the statement says of arguments that it does not admit, in a sentence;
   *     empty if it admits all
   */
  public static Contract of(Supplier<CodeExercise> method, List<String> mistakes, String excluded) {
    return new Contract(() -> new TaughtMethod(method.get(), excluded), mistakes);
  }

  synchronized KnownMethod method() {
    if (made.isEmpty()) {
      made = Optional.of(source.get());
    }
    return made.get();
  }

  /** The ids of the mistaken versions, in the order in which they are told. */
  public List<String> mistakes() {
    return mistakes;
  }

  /** The method's head as Java has it. */
  public String head() {
    String inClass = method().declaration();
    return inClass.substring("static ".length());
  }

  /** What is typed of the arguments, in order. */
  public List<Part> parts() {
    return method().parts();
  }

  public ValueType result() {
    return method().result();
  }

  /** The unit of numbers among the arguments; empty if nobody says. */
  String unit() {
    return method().unit();
  }

  /** Tells about which cases it will be asked. */
  void expect(List<double[]> inputs) {
    method().expect(inputs);
  }

  /** The right answer to arguments that are admitted. */
  public double[] right(double[] input) {
    return method().right(input);
  }

  /** Why the statement does not admit these arguments; empty if it does. */
  public Optional<String> refusal(double[] input) {
    return method().refusal(input);
  }

  /** Whether an expectation is right. */
  boolean isRight(Row row) {
    return isMet(row, right(row.input()));
  }

  /** The mistaken versions that answer something else than is expected. */
  List<String> exposed(Row row) {
    List<String> exposed = new ArrayList<>();
    for (String id : mistakes) {
      Optional<double[]> answer = method().mistaken(id, row.input());
      if (answer.filter(given -> isMet(row, given)).isEmpty()) {
        exposed.add(id);
      }
    }
    return exposed;
  }

  private boolean isMet(Row row, double[] answer) {
    double near =
        result() == ValueType.TRUTH
            ? 0
            : Math.max(TOLERANCE, method().tolerance(row.input())) * (1 + 1e-9);
    return Tolerance.isNear(answer, row.expected(), near);
  }
}
