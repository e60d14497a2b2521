package touchline.server.grading.verdict;

import touchline.code.AskedMethod;
import touchline.code.ValueType;
import touchline.diagram.NumberDigits;
import touchline.server.grading.job.CaseRun;

/**
 * One case as a student sees it.
 *
 * @param input the arguments one after another, laid out by {@link touchline.code.ValueType}
 * @param call the method with its arguments
 * @param expected the right answer
 * @param got what the method gave, or how it failed
 * @param printed what it printed, cut; may be empty
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
public record Tick(
    boolean isRight, double[] input, String call, String expected, String got, String printed) {
  /**
   * What the run gave, beside what is right. The two are printed with as many digits as tell them
   * apart: a wrong answer must not read like the right one.
   */
  public static Tick of(AskedMethod exercise, double[] input, CaseRun run) {
    boolean isRight = isRight(exercise, input, run);
    ValueType kind = exercise.signature().result();
    double[] right = exercise.right(input);
    NumberDigits digits = isRight ? NumberDigits.usual() : telling(right, run);
    String got =
        run instanceof CaseRun.Gave gave
            ? "gave " + CallText.answer(kind, gave.raw(), digits)
            : CallText.failure(run);
    String expected = CallText.answer(kind, right, digits);
    return new Tick(isRight, input, CallText.call(exercise, input), expected, got, run.printed());
  }

  static boolean isRight(AskedMethod exercise, double[] input, CaseRun run) {
    return run instanceof CaseRun.Gave gave && exercise.isRight(input, gave.raw());
  }

  private static NumberDigits telling(double[] right, CaseRun run) {
    return run instanceof CaseRun.Gave gave
        ? NumberDigits.telling(right, gave.raw())
        : NumberDigits.usual();
  }

  /** Whether it was left out, because the method was stopped in others before. */
  public boolean isSkipped() {
    return got.equals(CallText.NOT_RUN);
  }

  /** In one sentence. */
  public String sentence() {
    return call + " is " + expected + "; yours " + got + ".";
  }
}
