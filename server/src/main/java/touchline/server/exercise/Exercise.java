package touchline.server.exercise;

import touchline.exercise.PlaceTask;
import touchline.server.lesson.ExerciseText;

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
}
