package touchline.server.grading.job;

/** What the student's method did with one case. */
public sealed interface CaseRun {
  /** The most that is kept of what one case printed, in characters. */
  int MOST_PRINTED = 2_048;

  /** What was printed, cut at {@link #MOST_PRINTED}; shown as text, never read. */
  String printed();

  /**
   * It returned.
   *
   * @param raw the result, laid out by {@link touchline.code.ValueType}; may hold NaN or infinities
   */
  @SuppressWarnings(
      "ArrayRecordComponent") // Compared bit by bit where it is compared, not as a record.
  record Gave(double[] raw, String printed) implements CaseRun {}

  /** It returned null where a point is due. */
  record GaveNull(String printed) implements CaseRun {}

  /**
   * It ended with an exception.
   *
   * @param type its simple class name
   * @param line of the student's source, 0 if none
   * @param message cut at 200 characters, may be empty
   */
  record Threw(String type, int line, String message, String printed) implements CaseRun {}

  /**
   * It used up a limit.
   *
   * @param line of the student's source that was running, 0 if unknown
   */
  record Stopped(Limit limit, int line, String printed) implements CaseRun {}

  /** It was not run, because an earlier case used up what the submission has. */
  record NotRun() implements CaseRun {
    @Override
    public String printed() {
      return "";
    }
  }
}
