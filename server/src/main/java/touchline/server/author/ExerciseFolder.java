package touchline.server.author;

import java.util.List;
import java.util.Optional;

/**
 * A method to be written, as its author gives it: the folder is read and keeps every rule, and
 * nothing of it has run.
 *
 * @param text in Markdown, without the head
 * @param textLine of {@code exercise.md} on which it begins
 * @param reference the source of a right method
 * @param cases laid out by {@link touchline.code.ValueType}
 * @param lines of {@code cases.txt} in which the cases stand
 * @param sections for each case the comment above it; empty if there is none
 * @param question that asks for its answers; empty where there is only the method
 */
record ExerciseFolder(
    Head head,
    String text,
    int textLine,
    String reference,
    List<WrongProgram> mistakes,
    List<double[]> cases,
    List<Integer> lines,
    List<String> sections,
    Optional<Question> question) {
  /** So many cases are shown to who writes the method; the others are hidden. */
  static final int SHOWN = 3;

  ExerciseFolder {
    mistakes = List.copyOf(mistakes);
    cases = List.copyOf(cases);
    lines = List.copyOf(lines);
    sections = List.copyOf(sections);
  }
}
