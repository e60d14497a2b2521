package touchline.server.lesson.compile;

import java.util.List;
import java.util.function.UnaryOperator;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;

/** The lessons as they would be after an author's change. */
public final class OtherLessons {
  private OtherLessons() {}

  /** With other terms of every exercise, and so another version. */
  public static Lessons with(UnaryOperator<ExerciseTerms> change) {
    Lessons now = Lessons.load();
    List<ExerciseText> texts =
        now.exercises().stream()
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
