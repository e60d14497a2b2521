package touchline.server.exercise;

import touchline.exercise.PlaceTask;
import touchline.server.lesson.ExerciseText;
import touchline.server.submission.Submission;

/** An exercise: what its author wrote, and the task that draws and marks it. */
record Exercise(ExerciseText text, String lessonTitle, PlaceTask task) {
  String id() {
    return text.id();
  }

  String lessonPath() {
    return "/lessons/" + id().substring(0, id().indexOf('/'));
  }

  String path() {
    return "/exercises/" + id();
  }

  /** Where a variant is shown. */
  String path(long seed) {
    return path() + "?seed=" + seed;
  }

  /** Where the verdict on a submission is shown. */
  String path(Submission submission) {
    return path() + "?submission=" + submission.id();
  }
}
