package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.code.ValueType;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.suite.CaseFields;
import touchline.suite.Contract;
import touchline.suite.Part;
import touchline.suite.Trial;

/** A variant of a tests task: rows of fields, and inputs that are shown as an example. */
final class TestsSheet implements Sheet {
  private static final String RULE =
      "The mark is the share that is exposed, and half of that where a case accuses the right"
          + " method.";

  private final TestsTask task;
  private final Contract contract;
  private final double[] shown;

  /**
   * @param shown inputs for the picture
   */
  TestsSheet(TestsTask task, double[] shown) {
    this.task = task;
    this.contract = task.contract();
    this.shown = shown;
  }

  @Override
  public Variant variant() {
    return new Variant(List.of(new Question(List.of(given()), rows().fields())));
  }

  private CaseFields rows() {
    return task.fields();
  }

  private Given given() {
    List<GivenValue> values = new ArrayList<>();
    values.add(new GivenValue("method", List.of(), contract.head()));
    int waiting = contract.mistakes().size();
    values.add(new GivenValue("mistaken methods", List.of(), Integer.toString(waiting)));
    values.add(new GivenValue("example of inputs", List.of(), words(shown)));
    return new Given(values, task.picture(shown));
  }

  /** Inputs as they are called: {@code a = (1, 2), radius = 3}. */
  private String words(double[] input) {
    List<String> texts = texts(types(), input);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      words.append(i == 0 ? "" : ", ").append(contract.parts().get(i).name()).append(" = ");
      words.append(texts.get(i));
    }
    return words.toString();
  }

  private List<ValueType> types() {
    return contract.parts().stream().map(Part::type).toList();
  }

  /** Values as they are typed. */
  private static List<String> texts(List<ValueType> types, double[] numbers) {
    List<String> texts = new ArrayList<>();
    int next = 0;
    for (ValueType type : types) {
      texts.add(text(type, numbers, next));
      next += type.width(numbers, next);
    }
    return texts;
  }

  private static String text(ValueType type, double[] numbers, int at) {
    return switch (type) {
      case POINT -> NumberText.of(new Vec2(numbers[at], numbers[at + 1]));
      case TRUTH -> numbers[at] == 1 ? "yes" : "no";
      default -> NumberText.of(numbers[at]);
    };
  }

  @Override
  public List<Reading> read(Answer answer) {
    return rows().read(answer);
  }

  @Override
  public Verdict mark(Answer answer) {
    List<Reading> reads = read(answer);
    boolean isUnread = reads.stream().anyMatch(Reading.NotUnderstood.class::isInstance);
    if (isUnread) {
      return Verdict.plain(0, reads.stream().map(TestsSheet::unread).toList());
    }
    Trial trial = trial(answer);
    List<FieldMark> fields = new ArrayList<>();
    int width = rows().width();
    for (int i = 0; i < reads.size(); i++) {
      boolean isExpected = i % width == width - 1 && trial.has(i / width + 1);
      fields.add(isExpected ? mark(trial, i / width + 1) : FieldMark.blank());
    }
    double mark = trial.mark();
    return new Verdict(mark, fields, reason(trial), mark == 1 || mark == 0 ? "" : RULE, true);
  }

  private static FieldMark unread(Reading read) {
    return read instanceof Reading.NotUnderstood not
        ? FieldMark.notUnderstood(not.message())
        : FieldMark.blank();
  }

  private Trial trial(Answer answer) {
    return Trial.of(contract, rows().rows(answer));
  }

  private static FieldMark mark(Trial trial, int number) {
    if (trial.isAccusing(number)) {
      return new FieldMark(FieldMark.State.WRONG, 0, "");
    }
    int exposed = trial.exposed(number);
    String whom =
        exposed == 0
            ? "none of the mistaken methods"
            : exposed + (exposed == 1 ? " mistaken method" : " mistaken methods");
    return new FieldMark(FieldMark.State.RIGHT, 1, "Case " + number + " exposes " + whom + ".");
  }

  private static String reason(Trial trial) {
    return (exposed(trial) + " " + accusing(trial.accusing())).strip();
  }

  /** Which cases are wrong, and not what would be right in them. */
  private static String accusing(List<Integer> numbers) {
    if (numbers.isEmpty()) {
      return "";
    }
    if (numbers.size() == 1) {
      return "Case " + numbers.get(0) + " accuses the right method, so it exposes nobody.";
    }
    StringBuilder named = new StringBuilder("Cases ").append(numbers.get(0));
    for (int i = 1; i < numbers.size(); i++) {
      named.append(i == numbers.size() - 1 ? " and " : ", ").append(numbers.get(i));
    }
    return named.append(" accuse the right method, so they expose nobody.").toString();
  }

  private static String exposed(Trial trial) {
    int waiting = trial.waiting();
    if (trial.fallen() == 0) {
      return "None of the " + waiting + " mistaken methods is exposed.";
    }
    if (trial.survivors().isEmpty()) {
      return "All " + waiting + " mistaken methods are exposed.";
    }
    return trial.fallen() + " of " + waiting + " mistaken methods are exposed.";
  }

  /** The mistakes are not the learner's own. */
  @Override
  public Set<String> singles(Answer answer) {
    return Set.of();
  }

  @Override
  public Optional<Diagnosis> left(Answer answer) {
    Trial trial = trial(answer);
    boolean isNone = trial.survivors().isEmpty() || trial.fallen() == 0;
    return Optional.of(
        isNone ? new Diagnosis.Nothing() : new Diagnosis.Survivors(trial.survivors()));
  }

  @Override
  public List<String> right(int question) {
    List<String> texts = new ArrayList<>();
    for (double[] input : task.suite()) {
      texts.addAll(texts(types(), input));
      texts.addAll(texts(List.of(contract.result()), contract.right(input)));
    }
    while (texts.size() < rows().fields().size()) {
      texts.add("");
    }
    return texts;
  }

  @Override
  public List<String> solution(int question) {
    return task.suite().stream()
        .map(
            input ->
                words(input)
                    + ": "
                    + texts(List.of(contract.result()), contract.right(input)).get(0))
        .toList();
  }

  @Override
  public WorkedExample worked(int question, int picture) {
    return task.worked(shown);
  }
}
