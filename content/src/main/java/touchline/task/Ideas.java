package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Known mistakes as answers that can be compared with what was typed. */
final class Ideas {
  private Ideas() {}

  static <I> List<Mistake<I, Value>> points(List<Mistake<I, Vec2>> mistakes) {
    return as(mistakes, Value::point);
  }

  static <I> List<Mistake<I, Value>> numbers(List<Mistake<I, Double>> mistakes) {
    return as(mistakes, Value::number);
  }

  static <I> List<Mistake<I, Value>> decisions(List<Mistake<I, Boolean>> mistakes) {
    return as(mistakes, Value::yes);
  }

  static <I, R> List<Mistake<I, Value>> as(List<Mistake<I, R>> mistakes, Function<R, Value> value) {
    List<Mistake<I, Value>> ideas = new ArrayList<>();
    for (Mistake<I, R> mistake : mistakes) {
      ideas.add(new Mistake<>(mistake.id(), given -> value.apply(mistake.rule().answer(given))));
    }
    return List.copyOf(ideas);
  }

  /** The right answer and what each idea gives, in order. */
  static <I> List<Optional<Value>> answers(
      I instance, Subject<I> subject, List<Mistake<I, Value>> ideas) {
    List<Optional<Value>> answers = new ArrayList<>();
    answers.add(Optional.of(subject.right().apply(instance)));
    for (Mistake<I, Value> idea : ideas) {
      answers.add(idea.answer(instance));
    }
    return answers;
  }
}
