package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.pair.CasePicture;

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
 * @param extras what else can be asked of it, and how
 */
public record ExerciseFolder(
    Head head,
    String text,
    int textLine,
    String reference,
    List<WrongProgram> mistakes,
    List<double[]> cases,
    List<Integer> lines,
    List<String> sections,
    Extras extras) {
  /** So many cases are shown to who writes the method; the others are hidden. */
  public static final int SHOWN = 3;

  public ExerciseFolder {
    mistakes = List.copyOf(mistakes);
    cases = List.copyOf(cases);
    lines = List.copyOf(lines);
    sections = List.copyOf(sections);
  }

  public Optional<Question> question() {
    return extras.question();
  }

  public Optional<TestsText> tests() {
    return extras.tests();
  }

  /** What is drawn between the things of a case. */
  public CasePicture picture() {
    return extras.picture().orElse(CasePicture.NONE);
  }

  public Optional<Wanted> wanted() {
    return extras.wanted();
  }
}
