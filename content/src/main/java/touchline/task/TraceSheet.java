package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.answer.Value;

/** A variant of a trace task. A value that follows from the learner's own earlier ones counts. */
final class TraceSheet<I> implements Sheet {
  /** What a value is worth that follows from an earlier wrong one. */
  static final double FOLLOWING = 0.75;

  private final TraceTask<I> task;
  private final List<I> instances;
  private final List<Cell<I>> cells;

  TraceSheet(TraceTask<I> task, List<I> instances) {
    this.task = task;
    this.instances = instances;
    this.cells = task.cells();
  }

  @Override
  public Variant variant() {
    List<Field> fields = cells.stream().map(Cell::field).toList();
    return new Variant(
        instances.stream()
            .map(
                instance -> new Question(List.of(task.subject().picture().apply(instance)), fields))
            .toList());
  }

  @Override
  public List<Reading> read(Answer answer) {
    List<Reading> reads = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      reads.add(TypedAnswer.read(cells.get(i).field(), answer.text(i), answer.mark()));
    }
    return reads;
  }

  @Override
  public Verdict mark(Answer answer) {
    I instance = instances.get(answer.question());
    List<Reading> reads = read(answer);
    List<Value> right = task.right(instance);
    List<Value> own = own(reads, right);
    List<FieldMark> marks = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      marks.add(mark(instance, i, reads.get(i), right.get(i), own));
    }
    return verdict(marks, told(marks, own, right));
  }

  /** The learner's values; where there is none, the right one, so that the next can be marked. */
  private static List<Value> own(List<Reading> reads, List<Value> right) {
    List<Value> own = new ArrayList<>();
    for (int i = 0; i < reads.size(); i++) {
      own.add(reads.get(i) instanceof Reading.Understood known ? known.value() : right.get(i));
    }
    return own;
  }

  private FieldMark mark(I instance, int index, Reading read, Value right, List<Value> own) {
    if (read instanceof Reading.NotUnderstood not) {
      return FieldMark.notUnderstood(not.message());
    }
    if (!(read instanceof Reading.Understood known)) {
      return FieldMark.blank();
    }
    if (known.value().isNear(right, task.tolerance())) {
      return new FieldMark(FieldMark.State.RIGHT, 1, known.shown());
    }
    Optional<Value> follows = cells.get(index).step().from(instance, own.subList(0, index));
    boolean following = follows.filter(value -> isNear(known, value)).isPresent();
    return following
        ? new FieldMark(FieldMark.State.FOLLOWS, FOLLOWING, known.shown())
        : new FieldMark(FieldMark.State.WRONG, 0, known.shown());
  }

  /** Where it went wrong first, and how, if that can be seen; begins with a blank. */
  private String told(List<FieldMark> marks, List<Value> own, List<Value> right) {
    for (int i = 0; i < marks.size(); i++) {
      if (marks.get(i).state() == FieldMark.State.WRONG) {
        return " It first goes wrong at "
            + cells.get(i).field().name()
            + "."
            + Slant.of(own.get(i), right.get(i), task.tolerance());
      }
    }
    return "";
  }

  private boolean isNear(Reading.Understood known, Value value) {
    return known.value().isNear(value, task.tolerance());
  }

  private static Verdict verdict(List<FieldMark> marks, String told) {
    double worth = 0;
    int right = 0;
    int following = 0;
    for (FieldMark mark : marks) {
      worth += mark.worth();
      right += mark.state() == FieldMark.State.RIGHT ? 1 : 0;
      following += mark.state() == FieldMark.State.FOLLOWS ? 1 : 0;
    }
    double share = worth / marks.size();
    String reason = right + " of " + marks.size() + " values " + (right == 1 ? "is" : "are");
    reason += " right.";
    if (share == 1) {
      return Verdict.plain(share, marks);
    }
    boolean explained = !told.isEmpty();
    if (following == 0) {
      String said = share == 0 ? told.strip() : reason + told;
      return new Verdict(share, marks, said, "", explained);
    }
    reason +=
        following == 1
            ? " 1 is consistent with your earlier value."
            : " " + following + " are consistent with your earlier values.";
    return new Verdict(
        share, marks, reason + told, "Such a value counts three quarters.", explained);
  }

  /** What fits the wrong steps, with two of them joined; of a right answer what does not show. */
  @Override
  public Set<String> singles(Answer answer) {
    I instance = instances.get(answer.question());
    List<FieldMark> marks = mark(answer).fields();
    List<Value> own = own(read(answer), task.right(instance));
    Set<String> wrong = new LinkedHashSet<>(Set.of(""));
    Set<String> hidden = new LinkedHashSet<>();
    for (int i = 0; i < cells.size(); i++) {
      Set<String> fits = slips(instance, i, own);
      if (marks.get(i).state() == FieldMark.State.WRONG) {
        wrong = joined(wrong, fits);
      } else {
        hidden.addAll(fits);
      }
    }
    return wrong.contains("") ? hidden : wrong;
  }

  private Set<String> slips(I instance, int index, List<Value> own) {
    Set<String> ids = new LinkedHashSet<>();
    for (Cell.Slip<I> slip : cells.get(index).slips()) {
      slip.step()
          .from(instance, own.subList(0, index))
          .filter(value -> own.get(index).isNear(value, task.tolerance()))
          .ifPresent(value -> ids.add(slip.id()));
    }
    return ids;
  }

  private static Set<String> joined(Set<String> earlier, Set<String> next) {
    Set<String> joined = new LinkedHashSet<>();
    for (String one : earlier) {
      for (String other : next) {
        joined.add(one.isEmpty() || one.equals(other) ? other : one + "+" + other);
      }
    }
    return joined;
  }

  @Override
  public List<String> right(int question) {
    List<String> texts = new ArrayList<>();
    List<Value> right = task.right(instances.get(question));
    for (int i = 0; i < cells.size(); i++) {
      texts.add(right.get(i).withoutResidue().text(cells.get(i).field()));
    }
    return texts;
  }

  @Override
  public List<String> solution(int question) {
    List<String> lines = new ArrayList<>();
    List<String> right = right(question);
    for (int i = 0; i < cells.size(); i++) {
      lines.add(cells.get(i).field().name() + " = " + right.get(i));
    }
    return lines;
  }

  @Override
  public WorkedExample worked(int question, int picture) {
    return task.subject().example().apply(instances.get(question));
  }
}
