package touchline.server.code;

/** A request to the HTTP API that cannot be answered as it was meant; see RFC 9457. */
final class ApiProblem extends RuntimeException {
  private final int status;
  private final String title;

  /** Without a stack trace: the cause is in the request, not in this program. */
  ApiProblem(int status, String title, String detail) {
    super(detail, null, false, false);
    this.status = status;
    this.title = title;
  }

  static ApiProblem noSuch(String what) {
    return new ApiProblem(404, "Not found", "There is no such " + what + ", or it is not yours.");
  }

  static ApiProblem of(SentCode.Refused refused) {
    return new ApiProblem(
        refused.status(),
        refused.status() == 413 ? "Too long" : "Nothing to mark",
        refused.problem());
  }

  int status() {
    return status;
  }

  String title() {
    return title;
  }
}
