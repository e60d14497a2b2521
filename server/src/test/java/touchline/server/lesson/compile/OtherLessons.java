package touchline.server.lesson.compile;

import java.util.List;
import java.util.function.UnaryOperator;
import touchline.code.AnsweredMethod;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;

/** The lessons as they would be after an author's change. */
public final class OtherLessons {
  private OtherLessons() {}

  /**
   * With other terms of every exercise, and so another version; without the exercises that bring
   * their own programs, which have versions of their own.
   */
  public static Lessons with(UnaryOperator<ExerciseTerms> change) {
    Lessons now = Lessons.load();
    List<ExerciseText> texts =
        now.exercises().stream()
            .filter(one -> !(now.asked(one.id()).orElse(null) instanceof AnsweredMethod))
            .filter(one -> !OwnExercise.isOne(one.id()))
            .map(
                one ->
                    new ExerciseText(
                        one.id(),
                        one.title(),
                        one.task(),
                        one.kind(),
                        change.apply(one.terms()),
                        one.html()))
            .toList();
    return new Lessons(
        "another-version", now.all(), texts, now.methods(), now.mistakes(), now.cases());
  }
}
