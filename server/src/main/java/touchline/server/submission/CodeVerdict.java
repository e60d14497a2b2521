package touchline.server.submission;

/**
 * What a method was found to be worth.
 *
 * @param mark from 0 to 1
 * @param outcome in one word, such as {@code right} or {@code does-not-compile}
 * @param mistake id of the known mistake, two joined by +; empty if none was recognised
 * @param message for the student
 * @param counterexample the arguments of a case of our own that fails, joined by blanks; empty if
 *     there is none
 * @param example what the method gives there, in a sentence; empty if there is none
 */
public record CodeVerdict(
    double mark,
    String outcome,
    String mistake,
    String message,
    String counterexample,
    String example) {
  public CodeVerdict {
    if (!(mark >= 0 && mark <= 1)) {
      throw new IllegalArgumentException("mark must be from 0 to 1: " + mark);
    }
  }
}
