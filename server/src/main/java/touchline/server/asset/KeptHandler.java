package touchline.server.asset;

import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import touchline.server.later.Later;

/**
 * Sends kept answers before the router sees the request; every other request goes on. The bytes are
 * ready, so a route would only add to what they cost.
 */
public final class KeptHandler extends Handler.Wrapper {
  private final Map<String, KeptAnswer> answers;
  private final Predicate<String> isSignedIn;
  private final Predicate<Later<KeptAnswer.Form>> some;

  /**
   * @param answers by path, as in the address; they may be replaced while the site runs
   * @param isSignedIn whether cookies are those of somebody who is signed in, as far as they say
   * @param some which of them it sends
   * @param next sees every other request
   */
  public KeptHandler(
      Map<String, KeptAnswer> answers,
      Predicate<String> isSignedIn,
      Predicate<Later<KeptAnswer.Form>> some,
      Handler.Singleton next) {
    super(next);
    this.some = some;
    this.isSignedIn = isSignedIn;
    this.answers = answers;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    KeptAnswer kept = isRead(request.getMethod()) ? answers.get(path(request)) : null;
    if (kept == null) {
      return super.handle(request, response, callback);
    }
    boolean isIn = isSignedIn.test(header(request, HttpHeader.COOKIE));
    KeptAnswer whose = isIn ? kept.signedIn() : kept;
    Later<KeptAnswer.Form> form = whose.form(header(request, HttpHeader.ACCEPT_ENCODING));
    if (!some.test(form)) {
      return super.handle(request, response, callback);
    }
    send(form.get(), request, response, callback);
    return true;
  }

  private static boolean isRead(String method) {
    return HttpMethod.GET.is(method) || HttpMethod.HEAD.is(method);
  }

  private static String path(Request request) {
    String path = request.getHttpURI().getCanonicalPath();
    return path == null ? "" : path;
  }

  private static void send(
      KeptAnswer.Form form, Request request, Response response, Callback callback) {
    if (form.isKnownTo(header(request, HttpHeader.IF_NONE_MATCH))) {
      response.setStatus(HttpStatus.NOT_MODIFIED_304);
      response.getHeaders().add(form.unchanged());
      callback.succeeded();
      return;
    }
    response.getHeaders().add(form.headers());
    if (HttpMethod.HEAD.is(request.getMethod())) {
      callback.succeeded();
    } else {
      response.write(true, form.ready(), callback);
    }
  }

  /** All lines of a header as one; most often there is one, or none. */
  private static String header(Request request, HttpHeader name) {
    String all = "";
    for (HttpField field : request.getHeaders()) {
      if (field.getHeader() == name) {
        String value = Objects.requireNonNullElse(field.getValue(), "");
        all = all.isEmpty() ? value : all + "," + value;
      }
    }
    return all;
  }
}
