package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import touchline.question.AnsweredQuestion;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.Question;
import touchline.server.author.folder.TestsText;
import touchline.server.author.kept.Asked;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.OwnExercise;
import touchline.task.Task;
import touchline.task.TestsTask;

/**
 * What a folder asks beside its method, each an exercise of its own.
 *
 * @param id of the exercise
 * @param version of all that stands in its folder
 * @param mistakes the ids of all its mistakes, in their order
 */
record BesideMethod(String id, String version, List<String> mistakes) {
  private static final ExerciseTerms QUESTION_TERMS = new ExerciseTerms(4, 3, 0.1, List.of());

  /** As those of the lessons. */
  private static final ExerciseTerms TESTS_TERMS = new ExerciseTerms(6, 8, 0, List.of());

  BesideMethod {
    mistakes = List.copyOf(mistakes);
  }

  /** The exercise in which cases are written. */
  OwnExercise.Cases tests(TestsText text, Trying trying, JobRunner runner) {
    String own = OwnExercise.tests(id);
    TestsTask task = trying.task(own + '@' + version, own, mistakes, runner);
    String html = FolderText.html(text, new ArrayList<>());
    return new OwnExercise.Cases(
        new ExerciseText(own, text.title(), task.id(), task.kind(), TESTS_TERMS, html), task);
  }

  /** The question for what the method gives. */
  OwnExercise.Question question(ExerciseFolder folder, Asked asked) {
    Question asks = folder.question().orElseThrow();
    AnsweredQuestion question =
        new AnsweredQuestion(
            folder.head().method(),
            folder.picture(),
            asks.answer(),
            asks.tolerance(),
            asked.cases(),
            asked.variants());
    String own = OwnExercise.question(id);
    Task task = question.task(own + '@' + version, mistakes);
    String html = FolderText.html(asks, new ArrayList<>());
    ExerciseTerms terms =
        new ExerciseTerms(
            QUESTION_TERMS.points(),
            QUESTION_TERMS.attempts(),
            QUESTION_TERMS.cost(),
            FolderText.hints(folder, asks, new ArrayList<>()));
    return new OwnExercise.Question(
        new ExerciseText(own, asks.title(), task.id(), task.kind(), terms, html), task);
  }
}
