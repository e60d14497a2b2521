package touchline.server;

import java.time.Clock;
import touchline.server.author.ExerciseShelf;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** What all rooms stand on. */
record Ground(
    Settings settings,
    Database database,
    Edition edition,
    ExerciseShelf shelf,
    Pool pool,
    Clock clock) {
  Lessons lessons() {
    return edition.lessons();
  }

  Templates templates() {
    return edition.templates();
  }

  /** The title of an exercise; its id if there is no such exercise any more. */
  String title(String exercise) {
    return lessons().exercise(exercise).map(ExerciseText::title).orElse(exercise);
  }
}
