package touchline.server.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.assignment.StandingStore;
import touchline.server.assignment.WorthStore.AttemptWorths;
import touchline.server.assignment.WorthStore.Note;
import touchline.server.code.MethodMarker;
import touchline.server.exercise.AnswerMarker;
import touchline.server.remark.ChangedMark.Said;
import touchline.server.remark.ChangedMark.Sort;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedMethod;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Marks again what a student handed in, by today's content, and changes nothing. */
final class StudentMarker {
  private final SubmissionStore submissions;
  private final CodeSubmissionStore methods;
  private final AnswerMarker values;
  private final MethodMarker code;

  StudentMarker(
      SubmissionStore submissions,
      CodeSubmissionStore methods,
      AnswerMarker values,
      MethodMarker code) {
    this.submissions = submissions;
    this.methods = methods;
    this.values = values;
    this.code = code;
  }

  /** The version of the content that it marks by. */
  String version() {
    return values.version();
  }

  /**
   * Marks all attempts.
   *
   * @param breath taken between them: methods may run for seconds
   * @return nothing if a fault of ours was in the way
   */
  Optional<RemarkResult> mark(List<AttemptWorths> attempts, Runnable breath) {
    RemarkResult all = RemarkResult.NOTHING;
    for (AttemptWorths attempt : attempts) {
      Optional<RemarkResult> one = mark(attempt);
      if (one.isEmpty()) {
        return one;
      }
      all = all.and(one.get());
      breath.run();
    }
    return Optional.of(all);
  }

  private Optional<RemarkResult> mark(AttemptWorths attempt) {
    Optional<CodeSubmission> method =
        methods.ofAttempt(attempt.attempt()).filter(CodeSubmission::isMarked);
    return method.isPresent()
        ? mark(attempt, method.get())
        : Optional.of(mark(attempt, submissions.all(attempt.attempt())));
  }

  /**
   * Answers that came since the notes were read are left out: they are marked by today's content.
   */
  private RemarkResult mark(AttemptWorths attempt, List<Submission> all) {
    List<Note> notes = attempt.notes();
    List<Submission> answers = all.subList(0, Math.min(all.size(), notes.size()));
    List<Integer> hints = notes.stream().map(Note::hints).toList();
    List<Double> worths = values.worths(attempt.exercise(), attempt.seed(), answers, hints);
    if (worths.isEmpty()) {
      return new RemarkResult(0, answers.size(), List.of());
    }
    List<ChangedMark> remade = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      remade(answers.get(i), notes.get(i), worths.get(i)).ifPresent(remade::add);
    }
    return new RemarkResult(answers.size(), 0, remade);
  }

  private Optional<ChangedMark> remade(Submission stored, Note note, double worth) {
    MarkState before = marked(stored.answer().mark(), note.mark());
    MarkState after = marked(values.mark(stored.answer()).orElseThrow(), worth);
    return before.equals(after)
        ? Optional.empty()
        : Optional.of(
            new ChangedMark(
                Sort.ANSWER,
                stored.id(),
                Optional.of(note),
                stored.answer().contentVersion(),
                before,
                after,
                Said.NOTHING));
  }

  private static MarkState marked(Mark mark, double worth) {
    return new MarkState(
        mark.share(), mark.outcome().word(), String.join(" ", mark.mistakes()), Optional.of(worth));
  }

  private Optional<RemarkResult> mark(AttemptWorths attempt, CodeSubmission stored) {
    MethodMarker.Result result = code.mark(stored);
    if (result instanceof MethodMarker.Result.Marked now) {
      Optional<ChangedMark> remade = remade(attempt, stored, now.method());
      return Optional.of(new RemarkResult(1, 0, remade.stream().toList()));
    }
    return result instanceof MethodMarker.Result.Gone
        ? Optional.of(new RemarkResult(0, 1, List.of()))
        : Optional.empty();
  }

  private static Optional<ChangedMark> remade(
      AttemptWorths attempt, CodeSubmission stored, MarkedMethod method) {
    CodeVerdict now = method.verdict();
    CodeVerdict then = stored.verdict().orElseThrow();
    return now.equals(then)
        ? Optional.empty()
        : Optional.of(
            new ChangedMark(
                Sort.METHOD,
                stored.id(),
                attempt.notes().stream().findFirst(),
                stored.answer().contentVersion(),
                marked(then),
                marked(now),
                new Said(now.message(), now.counterexample(), now.example(), method.findings())));
  }

  private static MarkState marked(CodeVerdict verdict) {
    boolean isFree = StandingStore.isFree(verdict.outcome());
    return new MarkState(
        verdict.mark(),
        verdict.outcome(),
        verdict.mistake(),
        isFree ? Optional.empty() : Optional.of(verdict.mark()));
  }
}
