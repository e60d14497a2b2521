package touchline.server.page;

/** The faults that have a page of their own, in the words of that page; its template reads them. */
public enum Fault {
  BAD_REQUEST(
      400,
      "This request could not be read",
      "The address or the form is not written as a browser would write it. Go back and try again."),
  FORBIDDEN(
      403,
      "This is not allowed from here",
      "Answers are accepted only from this site's own pages. Open the lesson and answer there."),
  NOT_FOUND(
      404,
      "There is no page at this address",
      "It may have been moved or mistyped. The lessons are listed on the first page."),
  METHOD_NOT_ALLOWED(
      405,
      "This address does not take that kind of request",
      "It can be used in another way; the Allow header of this answer says which."),
  TOO_LARGE(
      413,
      "That was too much at once",
      "An answer is two numbers; what arrived was far longer, and nothing of it was stored."),
  UNSUPPORTED_FORM(
      415,
      "This kind of form is not understood",
      "Answers are accepted as application/x-www-form-urlencoded, the way the form on the page"
          + " sends them."),
  BROKEN(
      500,
      "Something broke on our side",
      "It has been written to the log. What you have submitted before is safe; please try again.");

  private final int status;
  private final String title;
  private final String text;

  Fault(int status, String title, String text) {
    this.status = status;
    this.title = title;
    this.text = text;
  }

  public int status() {
    return status;
  }

  public String title() {
    return title;
  }

  public String text() {
    return text;
  }

  /** The page for a status: its own, or that of its class. */
  static Fault of(int status) {
    for (Fault fault : values()) {
      if (fault.status == status) {
        return fault;
      }
    }
    return status < 500 ? BAD_REQUEST : BROKEN;
  }
}
