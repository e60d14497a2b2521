package touchline.server.lesson;

/** The source that a lesson wants to print is not there. */
final class MissingListing extends RuntimeException {
  private static final long serialVersionUID = 1;

  MissingListing(String rule) {
    super(rule, null, false, false);
  }

  /** What must hold, for the author of the lesson. */
  String rule() {
    return String.valueOf(getMessage());
  }
}
