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
      "Either this page is not for your account, or the form was sent from another site's page."
          + " Forms are accepted only from this site's own pages."),
  NOT_FOUND(
      404,
      "There is no page at this address",
      "It may have been moved or mistyped. The lessons are listed on the first page."),
  METHOD_NOT_ALLOWED(
      405,
      "This address does not take that kind of request",
      "It can be used in another way; the Allow header of this answer says which."),
  TOO_SLOW(
      408,
      "This took too long to arrive",
      "What was sent stopped on its way, and nothing of it was stored. Check the connection and"
          + " try again."),
  TOO_LARGE(
      413,
      "That was too much at once",
      "An answer is two numbers; what arrived was far longer, and nothing of it was stored."),
  ADDRESS_TOO_LONG(
      414,
      "This address is too long",
      "No page of this site has an address of that length. The lessons are listed on the first"
          + " page."),
  UNSUPPORTED_FORM(
      415,
      "This kind of form is not understood",
      "Answers are accepted as application/x-www-form-urlencoded, the way the form on the page"
          + " sends them."),
  TOO_MUCH(
      429,
      "Enough for today",
      "The site keeps only so much a day for people without an account, and today that is used up."
          + " Sign in to go on, or come back tomorrow."),
  HEADERS_TOO_LARGE(
      431,
      "Your browser sent too much beside the address",
      "Most often its cookies have grown too large. Clear this site's cookies and try again; the"
          + " list of your attempts goes with them."),
  BROKEN(
      500,
      "Something broke on our side",
      "It has been written to the log. What you have submitted before is safe; please try again."),
  UNKNOWN_METHOD(
      501,
      "This kind of request is not known here",
      "Pages are read with GET, and answers are sent with POST, as a browser does it."),
  BUSY(
      503,
      "The site is busy",
      "Nothing of this request was stored. What you have submitted before is safe; try again in a"
          + " few seconds."),
  OTHER_HTTP(
      505, "This version of HTTP is not spoken here", "Use HTTP/1.1, as every browser does.");

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
