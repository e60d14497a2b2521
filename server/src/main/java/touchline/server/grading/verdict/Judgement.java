package touchline.server.grading.verdict;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.code.Group;
import touchline.mistake.MistakeTexts;
import touchline.server.grading.job.CaseRun;

/**
 * From results to a grade.
 *
 * @param all what a mistake must explain, these results and more; empty if none is asked for
 * @param counterexample a small case that fails, never a hidden one
 * @param parting where a simulated run parts from the right one, in a sentence
 * @param followed the student's own other method that explains everything
 */
record Judgement(
    Results results,
    Optional<Results> all,
    Optional<Tick> counterexample,
    Optional<String> parting,
    Optional<FollowThroughResult> followed) {
  /** Only ran, without any look at what is wrong. */
  static Judgement simply(Results results) {
    return new Judgement(
        results, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Takes what is said about mistakes. */
  Grade grade(List<Tick> ticks, MistakeTexts mistakes) {
    if (results.firstWrong().isEmpty()) {
      return new Grade(
          CodeOutcome.RIGHT,
          1,
          Optional.empty(),
          OutcomeText.RIGHT,
          List.of(),
          ticks,
          Optional.empty());
    }
    Optional<CaseRun.Stopped> stopped = results.firstStopped();
    return stopped.isPresent() ? stopped(stopped.get(), ticks) : wrong(ticks, mistakes);
  }

  private Grade stopped(CaseRun.Stopped stopped, List<Tick> ticks) {
    return new Grade(
        OutcomeText.outcome(stopped.limit()),
        results.mark(),
        Optional.empty(),
        OutcomeText.stopped(stopped),
        List.of(),
        ticks,
        Optional.empty());
  }

  private Grade wrong(List<Tick> ticks, MistakeTexts mistakes) {
    Optional<String> mistake = mistake();
    String message =
        where()
            + followed.map(FollowThroughResult::sentence).orElse("")
            + mistake.map(id -> " " + OutcomeText.mistake(id, mistakes)).orElse("")
            + parting.map(told -> " " + told).orElse("")
            + counterexample.map(Grade::example).orElse("");
    double mark = results.mark();
    return new Grade(
        outcome(mistake),
        followed.map(other -> other.mark(mark)).orElse(mark),
        mistake,
        message,
        List.of(),
        ticks,
        counterexample);
  }

  private Optional<String> mistake() {
    return followed.flatMap(FollowThroughResult::mistake).or(() -> all.flatMap(Results::mistake));
  }

  /** A known mistake explains an exception, too: its formula gives nothing there. */
  private CodeOutcome outcome(Optional<String> mistake) {
    boolean threw =
        results
            .firstWrong()
            .filter(i -> results.runs().get(i) instanceof CaseRun.Threw)
            .isPresent();
    return threw && mistake.isEmpty() ? CodeOutcome.THREW : CodeOutcome.WRONG;
  }

  private String where() {
    List<Group> wrong =
        results.groups().entrySet().stream()
            .filter(group -> !group.getValue())
            .map(Map.Entry::getKey)
            .toList();
    return wrong.size() == results.groups().size()
        ? "Each kind of case has at least one that goes wrong."
        : "It goes wrong for " + and(wrong.stream().map(Group::words).toList()) + ".";
  }

  private static String and(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}
