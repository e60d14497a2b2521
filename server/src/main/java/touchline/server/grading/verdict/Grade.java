package touchline.server.grading.verdict;

import java.util.List;
import java.util.Optional;
import touchline.server.grading.job.Complaint;

/**
 * What a submission is worth and why.
 *
 * @param mark from 0 to 1: the share of the groups of cases that are all right
 * @param mistake id of the known mistake that explains every answer, such as {@code M02+M10}
 * @param message for the student, in one or a few sentences
 * @param complaints by line of the source, if it does not compile or is refused
 * @param shown the shown cases, in order; empty if nothing ran
 * @param counterexample a small case that fails, never a hidden one
 */
public record Grade(
    CodeOutcome outcome,
    double mark,
    Optional<String> mistake,
    String message,
    List<Complaint> complaints,
    List<Tick> shown,
    Optional<Tick> counterexample) {
  public Grade {
    complaints = List.copyOf(complaints);
    shown = List.copyOf(shown);
  }

  /** The message without the counterexample, for where that is said by itself. */
  public String opening() {
    return counterexample.map(tick -> message.replace(example(tick), "")).orElse(message);
  }

  /** The case that tells most of what is wrong: the counterexample, or else one that is shown. */
  public Optional<double[]> telling() {
    return counterexample
        .or(() -> shown.stream().filter(tick -> !tick.isRight()).findFirst())
        .map(Tick::input);
  }

  static String example(Tick counterexample) {
    return " For example, " + counterexample.sentence();
  }

  /** One that never came to a case. */
  static Grade none(CodeOutcome outcome, String message, List<Complaint> complaints) {
    return new Grade(
        outcome, 0, Optional.empty(), message, complaints, List.of(), Optional.empty());
  }

  /** There was nothing to mark; the message says why. */
  public static Grade unreadable(String message) {
    return none(CodeOutcome.UNREADABLE, message, List.of());
  }
}
