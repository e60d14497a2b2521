package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.Value;
import touchline.listing.Program;
import touchline.listing.Statement;
import touchline.mistake.Mistake;

/**
 * A variant of an order task: any program that compiles and gives the right results is right. One
 * that does not compile gives none, so it is worth nothing.
 */
final class OrderSheet<I> implements Sheet {
  /** What a program is worth at most that is wrong somewhere. */
  private static final double PARTLY = 0.5;

  private final OrderTask<I> task;
  private final List<Statement> shown;
  private final List<String> letters;
  private final List<I> instances;

  /**
   * @param shown the task's lines, shuffled
   */
  OrderSheet(OrderTask<I> task, List<Statement> shown, List<I> instances) {
    this.task = task;
    this.shown = shown;
    this.letters = task.letters();
    this.instances = instances;
  }

  @Override
  public Variant variant() {
    List<String> options = shown.stream().map(line -> letter(line) + " " + line.text()).toList();
    Field field = new Field("lines", Form.LINES, "", options);
    Given given = new Given(List.of(), task.subject().picture().apply(instances.get(0)).drawing());
    return new Variant(List.of(new Question(List.of(given), List.of(field))));
  }

  @Override
  public List<Reading> read(Answer answer) {
    String text = answer.text(0).strip();
    if (text.isEmpty()) {
      return List.of(new Reading.Blank());
    }
    Optional<Program> program = program(answer);
    return List.of(
        program.isPresent()
            ? new Reading.Understood(Value.number(0), text, text)
            : new Reading.NotUnderstood(
                "“" + text + "” does not name the lines. Type their letters, each once at most."));
  }

  private String letter(Statement line) {
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i).text().equals(line.text())) {
        return letters.get(i);
      }
    }
    throw new IllegalStateException("line must be shown: " + line.text());
  }

  /** Empty if the text names a line that is not there or one twice. */
  private Optional<Program> program(Answer answer) {
    List<Statement> program = new ArrayList<>();
    List<String> left = new ArrayList<>(letters);
    StringTokenizer names = new StringTokenizer(answer.text(0));
    while (names.hasMoreTokens()) {
      String name = names.nextToken();
      if (!left.remove(name)) {
        return Optional.empty();
      }
      program.add(shown.get(letters.indexOf(name)));
    }
    return Optional.of(new Program(program));
  }

  /** Why the program does not compile; empty if it does. */
  private String refusal(Program program) {
    List<String> names = program.statements().stream().map(this::letter).toList();
    return program.refusal(task.listing().parameters(), names);
  }

  @Override
  public Verdict mark(Answer answer) {
    if (!(read(answer).get(0) instanceof Reading.Understood known)) {
      boolean blank = read(answer).get(0) instanceof Reading.Blank;
      FieldMark mark = blank ? FieldMark.blank() : FieldMark.notUnderstood(message(answer));
      return Verdict.plain(0, List.of(mark));
    }
    Program program = program(answer).orElseThrow();
    String refusal = refusal(program);
    if (!refusal.isEmpty()) {
      FieldMark wrong = new FieldMark(FieldMark.State.WRONG, 0, "");
      return new Verdict(0, List.of(wrong), "This does not compile. " + refusal, "");
    }
    return verdict(program, known.shown());
  }

  private Verdict verdict(Program program, String shown) {
    int right = 0;
    for (I instance : instances) {
      right += isSame(task.run(program, instance), task.subject().right().apply(instance)) ? 1 : 0;
    }
    double share = right / (double) instances.size();
    double worth = right == instances.size() ? 1 : share * PARTLY;
    FieldMark.State state =
        worth == 1
            ? FieldMark.State.RIGHT
            : worth > 0 ? FieldMark.State.PARTLY : FieldMark.State.WRONG;
    String note = worth == 1 ? shown : "";
    List<FieldMark> fields = List.of(new FieldMark(state, worth, note));
    return state == FieldMark.State.PARTLY
        ? new Verdict(worth, fields, reason(right), "A program that fails for some counts half.")
        : Verdict.plain(worth, fields);
  }

  private String reason(int right) {
    return "Your program is right for " + right + " of " + instances.size() + " inputs.";
  }

  private String message(Answer answer) {
    return read(answer).get(0) instanceof Reading.NotUnderstood not ? not.message() : "";
  }

  private boolean isSame(Optional<Value> result, Value wanted) {
    return result.filter(value -> value.isNear(wanted, task.tolerance())).isPresent();
  }

  /** What does not compile does nothing from which an idea could be known. */
  @Override
  public boolean tells(Answer answer) {
    return program(answer).filter(this::compiles).isPresent();
  }

  private boolean compiles(Program program) {
    return refusal(program).isEmpty();
  }

  @Override
  public Set<String> singles(Answer answer) {
    Set<String> ids = new LinkedHashSet<>();
    Optional<Program> program = program(answer).filter(this::compiles);
    for (Mistake<I, Value> idea : task.ideas()) {
      if (program.isPresent() && fits(program.get(), idea)) {
        ids.add(idea.id());
      }
    }
    return ids;
  }

  private boolean fits(Program program, Mistake<I, Value> idea) {
    for (I instance : instances) {
      Optional<Value> wrong = idea.answer(instance);
      if (wrong.isEmpty() || !isSame(task.run(program, instance), wrong.get())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<String> right(int question) {
    StringBuilder names = new StringBuilder();
    for (Statement line : task.listing().statements()) {
      names.append(names.length() == 0 ? "" : " ").append(letter(line));
    }
    return List.of(names.toString());
  }

  @Override
  public List<String> solution(int question) {
    return task.listing().lines();
  }

  /** On what the picture shows; the order is that of the listing. */
  @Override
  public WorkedExample worked(int question, int picture) {
    return task.subject().example().apply(instances.get(0));
  }
}
