package touchline.server.lesson.figure;

/** The source that a lesson wants to print is not there. */
public final class MissingListing extends RuntimeException {
  private static final long serialVersionUID = 1;

  MissingListing(String rule) {
    super(rule, null, false, false);
  }

  /** What must hold, for the author of the lesson. */
  public String rule() {
    return String.valueOf(getMessage());
  }
}
