package touchline.server.api;

import java.util.List;

/** A request to the HTTP API that cannot be answered as it was meant; see RFC 9457. */
public final class ApiProblem extends RuntimeException {
  private final int status;
  private final String title;
  private final transient List<Wrong> wrong;

  /** Without a stack trace: the cause is in the request, not in this program. */
  private ApiProblem(int status, String title, String detail, List<Wrong> wrong) {
    super(detail, null, false, false);
    this.status = status;
    this.title = title;
    this.wrong = List.copyOf(wrong);
  }

  public ApiProblem(int status, String title, String detail) {
    this(status, title, detail, List.of());
  }

  /**
   * A field of the body that does not do.
   *
   * @param value as it was sent
   * @param rule for a person
   */
  public record Wrong(String field, String value, String rule) {}

  /** What was sent is JSON, and some of it does not do. */
  public static ApiProblem of(List<Wrong> wrong) {
    String detail = String.join(" ", wrong.stream().map(Wrong::rule).toList());
    return new ApiProblem(422, "Not as it must be", detail, wrong);
  }

  public static ApiProblem notUnderstood(String detail) {
    return new ApiProblem(400, "Not understood", detail);
  }

  public static ApiProblem noToken() {
    return new ApiProblem(
        401, "No token", "Send a token that may be used here: Authorization: Bearer …");
  }

  /** The token is right, and not for this. */
  public static ApiProblem noScope(String scope) {
    String what =
        scope.isEmpty() ? "It can be used with no scope." : "It needs the scope " + scope + ".";
    return new ApiProblem(403, "Not for this token", "This token may not be used here. " + what);
  }

  public static ApiProblem noSuch(String what) {
    return new ApiProblem(404, "Not found", "There is no such " + what + ", or it is not yours.");
  }

  public int status() {
    return status;
  }

  public String title() {
    return title;
  }

  /** By field; empty where the problem is another one. */
  public List<Wrong> wrong() {
    return wrong;
  }
}
