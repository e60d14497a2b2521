package touchline.server.code;

import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Tick;
import touchline.server.submission.CodeVerdict;

/** What is stored of a grade. */
final class Verdicts {
  private Verdicts() {}

  static CodeVerdict of(Grade grade) {
    return new CodeVerdict(
        grade.mark(),
        grade.outcome().word(),
        grade.mistake().orElse(""),
        grade.opening(),
        grade.counterexample().map(tick -> Numbers.text(tick.input())).orElse(""),
        grade.counterexample().map(Tick::sentence).orElse(""));
  }
}
