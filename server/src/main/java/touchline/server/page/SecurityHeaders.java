package touchline.server.page;

import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import touchline.server.asset.Styles;

/** Puts the security headers on every answer, whoever makes it. */
public final class SecurityHeaders extends Handler.Wrapper {
  /** Typeset mathematics needs style attributes. */
  private static final String CONTENT_SECURITY_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'%s; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self';"
          + " base-uri 'none'; frame-ancestors 'none'";

  /** A year: a browser that came by TLS once does not come otherwise again. */
  private static final HttpField BY_TLS_ONLY =
      ready("Strict-Transport-Security", "max-age=31536000");

  /** Where nothing is inline. */
  private static final HttpFields STRICT = headers("");

  private final HttpFields headers;

  /**
   * Headers that allow the style sheets of the site's pages inline, and nothing else.
   *
   * @param next makes the answers
   */
  public SecurityHeaders(Styles styles, Handler next) {
    super(next);
    this.headers =
        headers(
            styles
                .inline()
                .map(sheet -> " '" + sheet.digest() + '\'')
                .sorted()
                .collect(Collectors.joining()));
  }

  /** As bytes that are ready, for every answer has them. */
  private static HttpFields headers(String inline) {
    return HttpFields.build()
        .add(ready("Content-Security-Policy", CONTENT_SECURITY_POLICY.formatted(inline)))
        .add(ready("X-Content-Type-Options", "nosniff"))
        .add(ready("Referrer-Policy", "same-origin"))
        .add(ready("Cross-Origin-Opener-Policy", "same-origin"))
        .add(ready("Cross-Origin-Resource-Policy", "same-origin"))
        .add(ready("Permissions-Policy", "camera=(), geolocation=(), microphone=()"))
        .asImmutable();
  }

  private static HttpField ready(String name, String value) {
    return new PreEncodedHttpField(name, value);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    headers.forEach(header -> response.getHeaders().put(header));
    if (request.isSecure()) {
      response.getHeaders().put(BY_TLS_ONLY);
    }
    return super.handle(request, response, callback);
  }

  /** Also for answers that Jetty makes before or instead of the handlers. */
  static void putOn(Response response) {
    STRICT.forEach(header -> response.getHeaders().put(header));
  }
}
