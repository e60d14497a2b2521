package touchline.server.lesson;

import touchline.mistake.MistakeTexts;

/**
 * What the lessons say of one method to be written. To read all of the lessons takes a command
 * longer than to mark an answer.
 */
public record MethodTexts(MethodCases cases, MistakeTexts mistakes) {
  /**
   * Of a method of a topic. The words for mistakes, which are read when the first are asked for,
   * lack the headings above the places that explain them.
   */
  public static MethodTexts of(String exercise) {
    return new LessonReader(MethodTexts.class.getClassLoader()).method(exercise);
  }
}
