package touchline.server.code;

import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.grading.verdict.CodeOutcome;
import touchline.server.grading.verdict.Findings;
import touchline.server.grading.verdict.FindingsWire;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.grading.verdict.Tick;
import touchline.server.lane.Owner;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.MarkedMethod;

/** From a source to what is stored of its grade, and from there to what is shown. */
final class Verdicts {
  private static final Logger LOG = LoggerFactory.getLogger(Verdicts.class);

  private Verdicts() {}

  /** Marks a source; nothing if that could not be done now, through a fault of ours. */
  static Optional<MarkedMethod> mark(
      Grader grader, CodeTask task, String source, long seed, Owner owner) {
    Grade grade = grader.grade(task.exercise(), source, seed, owner);
    if (grade.outcome() == CodeOutcome.NOT_MARKED) {
      LOG.warn("a method for {} was not marked: {}", task.id(), grade.message());
      return Optional.empty();
    }
    Findings findings = grader.findings(task.exercise(), source, grade, owner);
    return Optional.of(new MarkedMethod(verdict(grade), FindingsWire.write(findings)));
  }

  private static CodeVerdict verdict(Grade grade) {
    return new CodeVerdict(
        grade.mark(),
        grade.outcome().word(),
        grade.mistake().orElse(""),
        grade.opening(),
        grade.counterexample().map(tick -> Numbers.text(tick.input())).orElse(""),
        grade.counterexample().map(Tick::sentence).orElse(""));
  }

  /** What was stored with a verdict; nothing where an earlier or a later version wrote it. */
  static Findings findings(byte[] octets) {
    if (octets.length == 0) {
      return Findings.NONE;
    }
    try {
      return FindingsWire.read(octets);
    } catch (IOException | IllegalArgumentException other) {
      LOG.warn("findings could not be read: {}", other.toString());
      return Findings.NONE;
    }
  }
}
