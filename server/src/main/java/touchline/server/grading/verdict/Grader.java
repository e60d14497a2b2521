package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.mistake.MistakeTexts;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;

/**
 * Marks students' sources. What is right is worked out here; the runner gets source and inputs
 * only. The same source, exercise and seed give the same grade.
 */
public final class Grader {
  private final JobRunner runner;
  private final Trials trials;
  private final MistakeTexts mistakes;
  private final PublicCases shown;

  /** The cases of a method that everybody sees. */
  public interface PublicCases {
    List<Case> of(AskedMethod exercise);
  }

  /**
   * @param mistakes what is said about them
   */
  public Grader(JobRunner runner, MistakeTexts mistakes, PublicCases shown) {
    this.runner = new PatientRunner(runner);
    this.trials = new Trials(this.runner);
    this.mistakes = mistakes;
    this.shown = shown;
  }

  /**
   * Draws the cases of a method ahead, reads what is said about mistakes, and judges a method that
   * throws in every case, for whoever has to wait for a worker anyhow.
   *
   * @param seed draws the hidden cases
   */
  public void prepare(AskedMethod exercise, long seed) {
    KnownPositions.tell(exercise);
    rehearse(exercise, shown.of(exercise));
    rehearse(exercise, exercise.hidden(seed));
    rehearse(exercise, trials.of(exercise));
    mistakes.named(exercise.id());
  }

  private void rehearse(AskedMethod exercise, List<Case> cases) {
    CaseRun threw = new CaseRun.Threw("Exception", 1, "", "");
    Results all = new Results(exercise, cases, Collections.nCopies(cases.size(), threw));
    Optional<Results> tried = Optional.of(all);
    new Judgement(all, tried, clearest(tried), parting(tried), Optional.empty())
        .grade(all.ticks(cases.size()), mistakes);
  }

  /** Runs the shown cases only: what a student asks for while writing. */
  public Grade tryOut(AskedMethod exercise, String source, Owner owner) {
    return judged(exercise, source, shown.of(exercise), List.of(), owner);
  }

  /**
   * Marks a submission.
   *
   * @param seed draws the hidden cases
   * @param owner whose it is; of each owner one runs at a time
   */
  public Grade grade(AskedMethod exercise, String source, long seed, Owner owner) {
    KnownPositions.tell(exercise);
    return judged(exercise, source, shown.of(exercise), exercise.hidden(seed), owner);
  }

  /** What pages show of a grade; runs the case that tells most once more, step by step. */
  public Findings findings(AskedMethod exercise, String source, Grade grade, Owner owner) {
    return Findings.of(
        grade, grade.telling().flatMap(input -> traced(exercise, source, input, owner)));
  }

  /**
   * Runs one case step by step.
   *
   * @param input the arguments one after another, laid out by {@link touchline.code.ValueType}
   * @return empty if the source does not compile, or no worker could tell
   */
  public Optional<TracedCase> traced(
      AskedMethod exercise, String source, double[] input, Owner owner) {
    try {
      JobResult ran =
          runner.run(Job.of(source, exercise.signature(), List.of(input), owner).traced(0));
      return ran instanceof JobResult.Finished finished && finished.trace().isPresent()
          ? Optional.of(new TracedCase(input, finished))
          : Optional.empty();
    } catch (PatientRunner.Lost lost) {
      return Optional.empty();
    }
  }

  private Grade judged(
      AskedMethod exercise, String source, List<Case> shown, List<Case> hidden, Owner owner) {
    try {
      return whole(exercise, source, shown, hidden, owner);
    } catch (PatientRunner.Lost lost) {
      String text = "It could not be marked now. This is our fault, not yours.";
      return Grade.none(CodeOutcome.NOT_MARKED, text, List.of());
    }
  }

  private Grade whole(
      AskedMethod exercise, String source, List<Case> shown, List<Case> hidden, Owner owner) {
    List<Case> cases = new ArrayList<>(shown);
    cases.addAll(hidden);
    List<double[]> inputs = cases.stream().map(Case::input).toList();
    JobResult ran = runner.run(Job.of(source, exercise.signature(), inputs, owner));
    if (!(ran instanceof JobResult.Finished finished)) {
      return unfinished(ran, exercise, source);
    }
    Results results = new Results(exercise, cases, finished.cases());
    boolean isTried = !hidden.isEmpty() && isWrong(results);
    Judgement judged = isTried ? tried(results, source, hidden, owner) : Judgement.simply(results);
    return judged.grade(results.ticks(shown.size()), mistakes);
  }

  /** It ended in every case, but not always with the right answer. */
  private static boolean isWrong(Results results) {
    return results.firstWrong().isPresent() && results.firstStopped().isEmpty();
  }

  private Judgement tried(Results results, String source, List<Case> hidden, Owner owner) {
    AskedMethod exercise = results.exercise();
    Optional<Results> tried = trials.results(exercise, source, hidden, owner);
    Results all =
        tried.filter(small -> small.firstStopped().isEmpty()).map(results::and).orElse(results);
    Optional<FollowThroughResult> followed = new Follower(runner, trials, source, owner).of(all);
    Optional<Tick> counterexample =
        clearest(tried)
            .or(() -> clearest(trials.further(exercise, source, hidden, owner)))
            .or(() -> clearest(trials.alike(results, source, hidden, owner)))
            .or(() -> shown(results, hidden));
    return new Judgement(results, Optional.of(all), counterexample, parting(tried), followed);
  }

  /** What goes wrong in the cases that everybody sees is shown there, if nowhere else. */
  private static Optional<Tick> shown(Results results, List<Case> hidden) {
    int count = results.cases().size() - hidden.size();
    return results.firstWrong().filter(first -> first < count).map(results::tick);
  }

  private static Optional<Tick> clearest(Optional<Results> tried) {
    return tried.flatMap(small -> small.clearestWrong().map(small::tick));
  }

  /** Where a simulated run first parts from the right one. */
  private static Optional<String> parting(Optional<Results> tried) {
    return tried.flatMap(
        small ->
            small.firstMoment().map(i -> OutcomeText.parting(small.cases().get(i), small.tick(i))));
  }

  private static Grade unfinished(JobResult ran, AskedMethod exercise, String source) {
    if (ran instanceof JobResult.DoesNotCompile wrong) {
      return complained(
          CodeOutcome.DOES_NOT_COMPILE, OutcomeText.DOES_NOT_COMPILE, wrong.complaints());
    }
    if (ran instanceof JobResult.DoesNotFit wrong) {
      return complained(
          CodeOutcome.DOES_NOT_FIT,
          "",
          List.of(ComplaintText.misfit(wrong.complaint(), exercise, source)));
    }
    if (ran instanceof JobResult.Refused refused) {
      return complained(CodeOutcome.REFUSED, OutcomeText.REFUSED, refused.complaints());
    }
    if (ran instanceof JobResult.Changed) {
      return Grade.none(CodeOutcome.CHANGED, OutcomeText.CHANGED, List.of());
    }
    throw new IllegalStateException("a patient runner must not give this: " + ran);
  }

  private static Grade complained(CodeOutcome outcome, String opening, List<Complaint> complaints) {
    String details =
        complaints.stream().limit(1).map(ComplaintText::sentence).collect(Collectors.joining());
    return Grade.none(outcome, (opening + " " + details).strip(), complaints);
  }
}
