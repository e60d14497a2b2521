package touchline.server.exercise;

import java.util.Optional;
import java.util.function.Function;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.MethodFigure;
import touchline.server.lesson.OwnExercise;
import touchline.server.submission.Submission;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.task.WorkedExample;

/**
 * An exercise: what its author wrote, and the task that draws and marks it.
 *
 * @param first the seed of the variant with which it opens
 * @param methods the figures in which lessons run methods, by the method's name
 * @param mistakes what is said about mistakes, of every exercise
 * @param practised what a page marks practice by that has no such task in its script; else empty
 */
public record Exercise(
    ExerciseText text,
    String lessonTitle,
    Task task,
    Markers markers,
    long first,
    Function<String, Optional<MethodFigure>> methods,
    MistakeTexts mistakes,
    String practised) {
  /** What marks the variant of a seed. */
  public Marker marker(long seed) {
    return markers.of(task, seed);
  }

  /** The method of a lesson whose steps lead to the answer, on the values of one picture. */
  Optional<WorkedExample> worked(Marker marker, int question, int picture) {
    return isTaught()
        ? Optional.of(marker.worked(question, picture))
        : text.worked()
            .map(own -> own.with(marker.variant().questions().get(question).givens().get(picture)));
  }

  public String id() {
    return text.id();
  }

  /** Whether a lesson has it; else somebody at this site wrote it. */
  public boolean isOfLesson() {
    return !OwnExercise.isOfSite(id());
  }

  /** Whether a topic has it, so that a method of the lessons shows how it is done. */
  public boolean isTaught() {
    return !OwnExercise.isOne(id());
  }

  /** Whether the page marks practice, by a task of its script or by what it is given. */
  boolean isMarkedInPage() {
    return isTaught() || !practised.isEmpty();
  }

  public String lessonPath() {
    return "/lessons/" + id().substring(0, id().indexOf('/'));
  }

  public String path() {
    return "/exercises/" + id();
  }

  /** Where the exercise is done for credit. */
  public String creditPath() {
    return path() + "/credit";
  }

  /** Where a question of a variant is shown. */
  public String path(long seed, int question) {
    return path() + "?seed=" + seed + (question == 0 ? "" : "&question=" + (question + 1));
  }

  /** Where the verdict on a submission is shown. */
  public String path(Submission submission) {
    return path() + "?submission=" + submission.id();
  }
}
