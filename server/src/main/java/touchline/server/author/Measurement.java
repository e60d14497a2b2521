package touchline.server.author;

import java.util.List;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/**
 * What the cases of an exercise are worth.
 *
 * @param problems programs that cannot be used as they are; with one of these nothing else is told
 * @param alike pairs of mistakes that no case tells apart
 */
public record Measurement(
    List<Problem> problems, List<Caught> mistakes, List<Pair> alike, List<Changed> changes) {
  /**
   * A wrong program beside the cases.
   *
   * @param cases in which it is wrong
   * @param first what it does in the first of them; empty if no case catches it
   * @param smallest of the cases that catch it
   * @param adding a line that would catch it, if no case does and one was found
   */
  public record Caught(
      WrongProgram program,
      int cases,
      String first,
      Optional<Example> smallest,
      Optional<String> adding) {}

  /**
   * A case in which a wrong program is seen to be wrong.
   *
   * @param line of {@code cases.txt}
   * @param input as it stands there
   * @param gives what the program does, to stand behind “it”
   * @param right the same of the reference
   * @param picture as SVG, with both answers where they have a place; empty if nothing has one
   */
  public record Example(int line, String input, String gives, String right, String picture) {}

  /** Two files. */
  public record Pair(String one, String other) {}

  /** A small change of the reference; as for {@link Caught}. */
  public record Changed(SourceChange change, boolean isCaught, Optional<String> adding) {}

  public Measurement {
    problems = problems.stream().sorted().toList();
    mistakes = List.copyOf(mistakes);
    alike = List.copyOf(alike);
    changes = List.copyOf(changes);
  }

  /** Nothing that an author could mend. */
  public boolean isGood() {
    return problems.isEmpty()
        && alike.isEmpty()
        && mistakes.stream().allMatch(each -> each.cases() > 0)
        && changes.stream().allMatch(each -> each.isCaught() || each.adding().isEmpty());
  }
}
