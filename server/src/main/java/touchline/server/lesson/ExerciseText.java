package touchline.server.lesson;

/**
 * What an author writes for an exercise.
 *
 * @param id lesson and folder, such as {@code closest-point/find-it}
 * @param task the name of the task in Java that draws and marks it
 * @param html the text of the task
 */
public record ExerciseText(String id, String title, String task, ExerciseTerms terms, String html) {
  /** The last part of the id, which is unique within the lesson. */
  public String name() {
    return id.substring(id.indexOf('/') + 1);
  }
}
