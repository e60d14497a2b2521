package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Group;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;

/**
 * Marks students' sources. What is right is worked out here; the runner gets source and inputs
 * only. The same source, exercise and seed give the same grade.
 */
public final class Grader {
  /** A worker may be lost or all be busy once in a while. */
  private static final int TRIES = 3;

  private final Runner runner;
  private final Trials trials;

  public Grader(Runner runner) {
    this.runner = runner;
    this.trials = new Trials(runner);
  }

  /** Runs the shown cases only: what a student asks for while writing. */
  public Grade tryOut(CodeExercise exercise, String source, String owner) {
    return judged(exercise, source, exercise.shown(), List.of(), owner);
  }

  /**
   * Marks a submission.
   *
   * @param seed draws the hidden cases
   * @param owner whose it is; of each owner one runs at a time
   */
  public Grade grade(CodeExercise exercise, String source, long seed, String owner) {
    return judged(exercise, source, exercise.shown(), exercise.hidden(seed), owner);
  }

  private Grade judged(
      CodeExercise exercise, String source, List<Case> shown, List<Case> hidden, String owner) {
    List<Case> cases = new ArrayList<>(shown);
    cases.addAll(hidden);
    List<double[]> inputs = cases.stream().map(Case::input).toList();
    Ran ran = run(Job.of(source, exercise.signature(), inputs, owner));
    if (!(ran instanceof Ran.Finished finished)) {
      return unfinished(ran);
    }
    Results results = new Results(exercise, cases, finished.cases());
    Grade grade = finished(results, shown.size(), !hidden.isEmpty());
    if (hidden.isEmpty()
        || grade.outcome() == Outcome.RIGHT
        || results.firstStopped().isPresent()) {
      return grade;
    }
    return with(trials.counterexample(exercise, source, hidden, owner), grade);
  }

  private Ran run(Job job) {
    Ran ran = runner.run(job);
    for (int i = 1; i < TRIES && ran instanceof Ran.Failed; i++) {
      ran = runner.run(job);
    }
    return ran;
  }

  private static Grade unfinished(Ran ran) {
    if (ran instanceof Ran.DoesNotCompile wrong) {
      return complained(Outcome.DOES_NOT_COMPILE, OutcomeText.DOES_NOT_COMPILE, wrong.complaints());
    }
    if (ran instanceof Ran.DoesNotFit wrong) {
      return complained(Outcome.DOES_NOT_FIT, "", List.of(wrong.complaint()));
    }
    if (ran instanceof Ran.Refused refused) {
      return complained(Outcome.REFUSED, OutcomeText.REFUSED, refused.complaints());
    }
    if (ran instanceof Ran.Changed) {
      return Grade.none(Outcome.CHANGED, OutcomeText.CHANGED, List.of());
    }
    return Grade.none(
        Outcome.NOT_MARKED, "It could not be marked now. This is our fault, not yours.", List.of());
  }

  private static Grade complained(Outcome outcome, String opening, List<Complaint> complaints) {
    String details =
        complaints.stream().limit(1).map(ComplaintText::sentence).collect(Collectors.joining());
    return Grade.none(outcome, (opening + " " + details).strip(), complaints);
  }

  private static Grade finished(Results results, int shown, boolean diagnosed) {
    List<Tick> ticks = results.ticks(shown);
    if (results.firstWrong().isEmpty()) {
      return grade(Outcome.RIGHT, 1, Optional.empty(), OutcomeText.RIGHT, ticks);
    }
    Optional<CaseRun.Stopped> stopped = results.firstStopped();
    if (stopped.isPresent()) {
      Outcome outcome = OutcomeText.outcome(stopped.get().limit());
      String message = OutcomeText.stopped(stopped.get());
      return grade(outcome, results.mark(), Optional.empty(), message, ticks);
    }
    Optional<String> mistake = diagnosed ? results.mistake() : Optional.empty();
    return grade(
        outcome(results, mistake), results.mark(), mistake, words(results, mistake), ticks);
  }

  /** A known mistake explains an exception, too: its formula gives nothing there. */
  private static Outcome outcome(Results results, Optional<String> mistake) {
    boolean threw =
        results
            .firstWrong()
            .filter(i -> results.runs().get(i) instanceof CaseRun.Threw)
            .isPresent();
    return threw && mistake.isEmpty() ? Outcome.THREW : Outcome.WRONG;
  }

  private static String words(Results results, Optional<String> mistake) {
    List<Group> wrong =
        results.groups().entrySet().stream()
            .filter(group -> !group.getValue())
            .map(Map.Entry::getKey)
            .toList();
    String where =
        wrong.size() == results.groups().size()
            ? "Wrong in every group of cases."
            : "Wrong for: "
                + wrong.stream().map(Group::words).collect(Collectors.joining("; "))
                + ".";
    return where + mistake.map(id -> " " + OutcomeText.mistake(id)).orElse("");
  }

  private static Grade grade(
      Outcome outcome, double mark, Optional<String> mistake, String message, List<Tick> ticks) {
    return new Grade(outcome, mark, mistake, message, List.of(), ticks, Optional.empty());
  }

  private static Grade with(Optional<Tick> counterexample, Grade grade) {
    String example = counterexample.map(Grade::example).orElse("");
    return new Grade(
        grade.outcome(),
        grade.mark(),
        grade.mistake(),
        grade.message() + example,
        grade.complaints(),
        grade.shown(),
        counterexample);
  }
}
