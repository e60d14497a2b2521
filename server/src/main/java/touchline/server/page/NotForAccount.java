package touchline.server.page;

/** Refuses a page to somebody who is signed in, and tells whom it is for. */
public final class NotForAccount extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param whom a sentence, without anything that JSON escapes
   */
  public NotForAccount(String whom) {
    super(whom);
  }

  String whom() {
    return String.valueOf(getMessage());
  }
}
