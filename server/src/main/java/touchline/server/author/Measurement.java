package touchline.server.author;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchline.server.author.change.SourceChange;
import touchline.server.author.folder.WrongProgram;
import touchline.server.lesson.compile.Problem;

/**
 * What the cases of an exercise are worth.
 *
 * @param problems programs that cannot be used as they are; with one of these nothing else is told
 * @param alike pairs of mistakes that no case tells apart
 * @param boundaries cases at which the reference's answer turns
 * @param specials what becomes of methods that are wrong in one special position only
 * @param unanswered drawn cases to which the reference gives no answer
 * @param question what the exercise's question shows; empty without one
 * @param tried what students do who write cases; empty without such an exercise
 * @param submission how long one took to be compiled and run; zero where none was
 */
public record Measurement(
    List<Problem> problems,
    List<Caught> mistakes,
    List<Pair> alike,
    List<Changed> changes,
    List<Boundary> boundaries,
    Specials specials,
    Unanswered unanswered,
    Optional<Questioned> question,
    Optional<Tried> tried,
    Duration submission) {
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

  /**
   * Two files.
   *
   * @param adding a line that would tell them apart, if one was found
   */
  public record Pair(String one, String other, Optional<String> adding) {}

  /** A small change of the reference; as for {@link Caught}. */
  public record Changed(SourceChange change, boolean isCaught, Optional<String> adding) {}

  /**
   * A case so near a decision that rounding can turn the answer.
   *
   * @param line of {@code cases.txt}
   * @param input as it stands there
   * @param gives what the reference does, to stand behind “it”
   * @param beside what it does a trifle away
   * @param isExact whether the numbers are so short that sums and products of them do not round
   */
  public record Boundary(int line, String input, String gives, String beside, boolean isExact) {}

  /** Of programs that cannot be used. */
  public static Measurement broken(List<Problem> problems) {
    return new Measurement(
        problems,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Specials.NONE,
        Unanswered.NONE,
        Optional.empty(),
        Optional.empty(),
        Duration.ZERO);
  }

  public Measurement {
    problems = problems.stream().sorted().toList();
    mistakes = List.copyOf(mistakes);
    alike = List.copyOf(alike);
    changes = List.copyOf(changes);
    boundaries = List.copyOf(boundaries);
  }

  /** Nothing that an author could mend. */
  public boolean isGood() {
    return problems.isEmpty()
        && alike.isEmpty()
        && specials.holes().isEmpty()
        && mistakes.stream().allMatch(each -> each.cases() > 0)
        && boundaries.stream().allMatch(Boundary::isExact)
        && changes.stream().allMatch(each -> each.isCaught() || each.adding().isEmpty());
  }
}
