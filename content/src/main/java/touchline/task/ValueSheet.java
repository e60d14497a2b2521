package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.answer.Value;
import touchline.mistake.Mistake;

/** A variant of a value task. Decisions are asked together, everything else one by one. */
final class ValueSheet<I> implements Sheet {
  private final ValueTask<I> task;
  private final List<I> instances;

  ValueSheet(ValueTask<I> task, List<I> instances) {
    this.task = task;
    this.instances = instances;
  }

  @Override
  public Variant variant() {
    List<Given> givens = instances.stream().map(task.subject().picture()).toList();
    List<Question> questions = new ArrayList<>();
    if (isTogether()) {
      List<Field> fields = instances.stream().map(instance -> task.subject().field()).toList();
      questions.add(new Question(givens, fields));
    } else {
      for (Given given : givens) {
        questions.add(new Question(List.of(given), List.of(task.subject().field())));
      }
    }
    return new Variant(questions);
  }

  private boolean isTogether() {
    return task.kind() == Kind.YES_NO;
  }

  private List<I> asked(int question) {
    return isTogether() ? instances : List.of(instances.get(question));
  }

  @Override
  public List<Reading> read(Answer answer) {
    List<Reading> reads = new ArrayList<>();
    for (int i = 0; i < asked(answer.question()).size(); i++) {
      reads.add(TypedAnswer.read(task.subject().field(), answer.text(i), answer.mark()));
    }
    return reads;
  }

  @Override
  public Verdict mark(Answer answer) {
    List<FieldMark> fields = new ArrayList<>();
    List<I> asked = asked(answer.question());
    List<Reading> reads = read(answer);
    for (int i = 0; i < asked.size(); i++) {
      fields.add(mark(reads.get(i), task.subject().right().apply(asked.get(i))));
    }
    Verdict verdict = Worth.of(task.kind(), fields);
    if (isTogether() || verdict.isRight()) {
      return verdict;
    }
    Verdict told = told(verdict, asked.get(0), reads.get(0));
    return told.explained() ? told : close(told, answer, asked.get(0), reads.get(0));
  }

  /** Who is close is told how near counts, and who has the wrong sign that it is the sign. */
  private Verdict close(Verdict verdict, Answer answer, I instance, Reading read) {
    Form form = task.subject().field().form();
    if (!(read instanceof Reading.Understood own) || form == Form.CHOICE) {
      return verdict;
    }
    Value right = task.subject().right().apply(instance);
    String sign = Slant.opposite(own.value(), right, task.tolerance());
    String close = sign.isEmpty() ? Slant.close(own.value(), right, task.tolerance()) : sign;
    if (close.isEmpty() || !singles(answer).isEmpty() || !pairs(answer).isEmpty()) {
      return verdict;
    }
    String reason = (verdict.reason() + " " + close).strip();
    return new Verdict(verdict.mark(), verdict.fields(), reason, verdict.rule(), true);
  }

  /** Whoever answers with a point that is given has not answered with another one. */
  private Verdict told(Verdict verdict, I instance, Reading read) {
    if (!(read instanceof Reading.Understood own) || task.subject().field().form() != Form.POINT) {
      return verdict;
    }
    for (GivenValue value : task.subject().picture().apply(instance).values()) {
      List<Double> numbers = value.numbers();
      if (numbers.size() == 2 && numbers.get(0) == own.x() && numbers.get(1) == own.y()) {
        String reason = "Your answer is " + value.name() + " itself. " + verdict.reason();
        return new Verdict(verdict.mark(), verdict.fields(), reason.strip(), verdict.rule(), true);
      }
    }
    return verdict;
  }

  private FieldMark mark(Reading read, Value right) {
    if (read instanceof Reading.NotUnderstood not) {
      return FieldMark.notUnderstood(not.message());
    }
    if (read instanceof Reading.Understood known) {
      return Worth.of(task.subject().field(), known, right, task.tolerance());
    }
    return FieldMark.blank();
  }

  @Override
  public Set<String> singles(Answer answer) {
    return fits(answer, task.ideas());
  }

  @Override
  public Set<String> pairs(Answer answer) {
    return fits(answer, task.pairs());
  }

  private Set<String> fits(Answer answer, List<Mistake<I, Value>> ideas) {
    List<I> asked = asked(answer.question());
    Set<String> ids = new LinkedHashSet<>();
    List<Reading> reads = read(answer);
    for (Mistake<I, Value> idea : ideas) {
      if (fits(idea, asked, reads)) {
        ids.add(idea.id());
      }
    }
    return ids;
  }

  private boolean fits(Mistake<I, Value> idea, List<I> asked, List<Reading> reads) {
    for (int i = 0; i < asked.size(); i++) {
      Optional<Value> wrong = idea.answer(asked.get(i));
      if (!(reads.get(i) instanceof Reading.Understood known)
          || wrong.isEmpty()
          || !known.value().isNear(wrong.get(), task.tolerance())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<String> right(int question) {
    Subject<I> subject = task.subject();
    return asked(question).stream()
        .map(instance -> text(subject.field(), subject.right().apply(instance)))
        .toList();
  }

  private static String text(Field field, Value value) {
    return field.form() == Form.CHOICE ? Integer.toString((int) value.x()) : value.text(field);
  }

  @Override
  public List<String> mistaken(int question, String mistake) {
    for (Mistake<I, Value> idea : task.ideas()) {
      if (idea.id().equals(mistake)) {
        return mistaken(idea, asked(question));
      }
    }
    return List.of();
  }

  private List<String> mistaken(Mistake<I, Value> idea, List<I> asked) {
    List<String> texts = new ArrayList<>();
    for (I instance : asked) {
      idea.answer(instance).ifPresent(wrong -> texts.add(text(task.subject().field(), wrong)));
    }
    return texts.size() == asked.size() ? texts : List.of();
  }

  @Override
  public String situation(int question) {
    return isTogether() ? "" : task.subject().situation().apply(instances.get(question));
  }

  /** A line a step; where there are many pictures, a line each. */
  @Override
  public List<String> solution(int question) {
    List<String> lines = new ArrayList<>();
    for (I instance : asked(question)) {
      List<String> steps = task.subject().solution().apply(instance);
      if (isTogether()) {
        lines.add("Picture " + (lines.size() + 1) + ": " + String.join("; ", steps));
      } else {
        lines.addAll(steps);
      }
    }
    return lines;
  }

  @Override
  public WorkedExample worked(int question, int picture) {
    return task.subject().example().apply(asked(question).get(picture));
  }
}
