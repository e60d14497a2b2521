package touchline.server.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Hint;
import touchline.server.lesson.Lessons;
import touchline.task.Explanation;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.task.Terms;
import touchline.topic.Topics;

/** What the invented class hands in; marked as real answers are, by the tasks themselves. */
final class DemoWork {
  /** Variants are drawn for the whole class: each costs a millisecond or so. */
  private static final int VARIANTS = 12;

  private static final int ATTEMPTS = 2;

  private final Lessons lessons;
  private final DemoMethods methods;
  private final Random random;
  private final DemoWrong wrong;
  private final Map<String, List<Drawn>> variants = new HashMap<>();

  DemoWork(Lessons lessons, DemoMethods methods, Random random) {
    this.lessons = lessons;
    this.methods = methods;
    this.random = random;
    this.wrong = new DemoWrong(random);
  }

  /** Attempts at an exercise, from a moment on; none where nothing was handed in. */
  List<DemoAttempt> attempts(
      DemoPerson person, DemoMethods.Asked asked, Instant from, Instant until) {
    List<DemoAttempt> attempts = new ArrayList<>();
    Instant at = from;
    boolean isFull = false;
    for (int i = 0; i < ATTEMPTS && !isFull; i++) {
      Optional<DemoAttempt> attempt = attempt(person, asked, at);
      if (attempt.isEmpty() || attempt.get().last().isAfter(until)) {
        break;
      }
      attempts.add(attempt.get());
      isFull = attempt.get().rawMark() == 1 || random.nextInt(3) == 0;
      at = attempt.get().last().plus(minutes(30));
    }
    return attempts;
  }

  private Optional<DemoAttempt> attempt(DemoPerson person, DemoMethods.Asked asked, Instant at) {
    if (Topics.method(asked.exercise()).isPresent()) {
      return methods.by(person, asked).map(method -> written(asked, method, at));
    }
    ExerciseText text = lessons.exercise(asked.exercise()).orElseThrow();
    return Topics.task(text.task()).map(task -> answered(person, text, task, at));
  }

  private static DemoAttempt written(
      DemoMethods.Asked asked, DemoMethods.Method method, Instant at) {
    double mark = method.marked().verdict().mark();
    DemoAnswer answer =
        new DemoAnswer(
            at, 0, List.of(method.source()), mark, mark, List.of(), Optional.of(method.marked()));
    return new DemoAttempt(asked, DemoMethods.SEED, at, List.of(answer));
  }

  private DemoAttempt answered(DemoPerson person, ExerciseText text, Task task, Instant started) {
    Drawn variant = drawn(task);
    Marker marker = variant.marker();
    Terms terms = terms(text);
    List<DemoAnswer> answers = new ArrayList<>();
    List<Answer> raw = new ArrayList<>();
    Instant at = started;
    for (int question = 0; question < marker.variant().questions().size(); question++) {
      boolean isRight = false;
      for (int i = 0; i < terms.attempts() && !isRight; i++) {
        at = at.plus(minutes(4));
        isRight = random.nextDouble() < person.skill();
        Answer answer = new Answer(question, texts(isRight, task, marker, question), DECIMALS);
        raw.add(answer);
        answers.add(marked(answer, at, marker, raw, terms));
      }
    }
    return new DemoAttempt(new DemoMethods.Asked(text.id(), 0), variant.seed(), started, answers);
  }

  private static final DecimalMark DECIMALS = DecimalMark.POINT;

  private List<String> texts(boolean isRight, Task task, Marker marker, int question) {
    return isRight ? marker.right(question) : wrong.answer(task, marker, question);
  }

  private static DemoAnswer marked(
      Answer answer, Instant at, Marker marker, List<Answer> history, Terms terms) {
    double mark = marker.mark(answer).mark();
    List<String> mistakes =
        mark == 1 ? List.of() : Explanation.ids(marker.diagnose(List.of(answer)));
    return new DemoAnswer(
        at,
        answer.question(),
        answer.texts(),
        mark,
        marker.score(history, 0, terms),
        mistakes,
        Optional.empty());
  }

  /** A variant and its seed. */
  private record Drawn(long seed, Marker marker) {}

  private Drawn drawn(Task task) {
    List<Drawn> drawn = variants.computeIfAbsent(task.id(), id -> new ArrayList<>());
    if (drawn.size() < VARIANTS) {
      long seed = 1L + random.nextInt(1_000_000);
      drawn.add(new Drawn(seed, Marker.of(task, seed)));
      return drawn.get(drawn.size() - 1);
    }
    return drawn.get(random.nextInt(VARIANTS));
  }

  private static Terms terms(ExerciseText text) {
    return new Terms(
        Math.max(1, text.terms().attempts()),
        text.terms().cost(),
        text.terms().hints().stream().map(Hint::cost).toList());
  }

  private Duration minutes(int most) {
    return Duration.ofSeconds(30 + random.nextInt(60 * most));
  }
}
