package touchline.server.code;

import java.util.List;
import touchline.code.AnsweredMethod;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.MethodCases;
import touchline.server.lesson.OwnExercise;

/**
 * An exercise that asks for a method: what its author wrote, and the cases that try it.
 *
 * @param version of what it is marked by
 * @param shown those that everybody sees
 */
record CodeTask(
    ExerciseText text, String lessonTitle, String version, AskedMethod exercise, List<Case> shown) {
  /** Whether a lesson has it; else somebody at this site wrote it. */
  boolean isOfLesson() {
    return !OwnExercise.isOfSite(id());
  }

  /** Whether a lesson prints the method, or another form of it. */
  boolean isTaught() {
    return !(exercise instanceof AnsweredMethod);
  }

  String id() {
    return text.id();
  }

  String path() {
    return path(id());
  }

  /** Where the page of an exercise is. */
  static String path(String id) {
    return "/exercises/" + id;
  }

  String lessonPath() {
    return "/lessons/" + id().substring(0, id().indexOf('/'));
  }

  /**
   * The same in another form.
   *
   * @param cases what lessons show of methods
   */
  CodeTask form(int number, MethodCases cases) {
    AskedMethod form = exercise.variant(number);
    return new CodeTask(text.form(number), lessonTitle, version, form, cases.shown(form));
  }

  double points() {
    return text.terms().points();
  }

  /** How many submissions count; 0 for any number. */
  int attempts() {
    return text.terms().attempts();
  }
}
