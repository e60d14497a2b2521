package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.log.LoggedPages;
import touchline.server.memory.MemoryEnd;
import touchline.server.mount.Mount;

/** The one place that turns a fault into a page, whether a route or the web server found it. */
public final class ErrorPages implements Request.Handler {
  private static final Logger LOG = LoggerFactory.getLogger(ErrorPages.class);
  private static final String HTML = "text/html;charset=utf-8";
  private static final String PROBLEM = "application/problem+json";
  private static final String NOT_KEPT = "no-store";

  /** Addresses for programs, which read no pages. */
  private static final String PROGRAMS = "/api/";

  /** In seconds, for who finds the site busy. */
  private static final String AGAIN = "5";

  private final Templates templates;
  private final Mount mount;

  /** Whether these cookies are those of somebody who is signed in, as far as they say. */
  private final Predicate<String> isSignedIn;

  private final String stranger;
  private final String somebody;

  /** By status; those for when something is wrong with us are there from the start. */
  private final Map<Integer, String> pages = new ConcurrentHashMap<>();

  public ErrorPages(Templates templates, Mount mount, Predicate<String> isSignedIn) {
    this.templates = templates;
    this.mount = mount;
    this.isSignedIn = isSignedIn;
    this.stranger = new You(templates).stranger("");
    this.somebody = new You(templates).somebody();
    for (Fault fault : List.of(Fault.BROKEN, Fault.BUSY)) {
      page(fault.status());
    }
  }

  /** Answers every exception of a route; what was not meant for the client goes to the log. */
  public void handle(RoutesConfig routes) {
    routes.exception(MethodNotAllowedResponse.class, this::wrongMethod);
    routes.exception(NotForAccount.class, this::notForAccount);
    routes.exception(HttpResponseException.class, (fault, ctx) -> send(ctx, fault.getStatus()));
    routes.exception(
        Exception.class,
        (broken, ctx) -> {
          LoggedPages.about(LOG.atError(), ctx).setCause(broken).log("a request failed");
          send(ctx, Fault.BROKEN.status());
        });
  }

  /**
   * Notes that the program itself failed below a route, as on a stack that was too deep.
   *
   * @return the status to answer with
   */
  public int failed(Error failure) {
    MemoryEnd.endIf(failure);
    LOG.error("a request failed", failure);
    return Fault.BROKEN.status();
  }

  /** Answers an address that only kept answers have, when none of them did. */
  public void notFound(Context ctx) {
    send(ctx, Fault.NOT_FOUND.status());
  }

  /** Answers when the site cannot do now what it will be able to do soon. */
  public void busy(Exception reason, Context ctx) {
    LoggedPages.about(LOG.atWarn(), ctx).log("refused: {}", reason.getMessage());
    ctx.header("Retry-After", AGAIN);
    send(ctx, Fault.BUSY.status());
  }

  /** 405 says what is allowed; OPTIONS asks for nothing else. */
  private void wrongMethod(MethodNotAllowedResponse fault, Context ctx) {
    ctx.header("Allow", String.join(", ", allowed(fault)));
    if (ctx.method().equals(HandlerType.OPTIONS)) {
      ctx.status(204);
    } else {
      send(ctx, fault.getStatus());
    }
  }

  private static Set<String> allowed(MethodNotAllowedResponse fault) {
    Set<String> methods = new TreeSet<>(Set.of("OPTIONS"));
    fault.getDetails().values().forEach(list -> methods.addAll(Set.of(list.split(",\\s*"))));
    return methods;
  }

  private void notForAccount(NotForAccount refused, Context ctx) {
    Told told = new Told("This page is not for your account", refused.whom());
    int status = Fault.FORBIDDEN.status();
    send(
        ctx,
        status,
        () -> problem(status, told.title, told.text),
        () -> templates.render("page/error", Map.of("fault", told, "status", status)));
  }

  /** What a page of an error tells, where it is not what its status tells. */
  private record Told(String title, String text) {}

  private void send(Context ctx, int status) {
    send(ctx, status, () -> problem(status), () -> page(status));
  }

  private void send(Context ctx, int status, Supplier<String> problem, Supplier<String> html) {
    if (ctx.path().startsWith(PROGRAMS)) {
      ctx.status(status)
          .header("Cache-Control", NOT_KEPT)
          .contentType(PROBLEM)
          .result(problem.get());
      return;
    }
    String page = html.get();
    String greeted =
        status < Fault.BROKEN.status()
            ? PersonalPages.greeted(ctx, page)
            : mount.page(
                You.in(page, reader(Objects.requireNonNullElse(ctx.header("Cookie"), ""))));
    ctx.status(status).header("Cache-Control", NOT_KEPT).contentType(HTML).result(greeted);
  }

  /** Answers what Jetty refuses before a route sees it, such as an address that is no address. */
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    SecurityHeaders.putOn(response);
    String cookies = String.join(";", request.getHeaders().getValuesList(HttpHeader.COOKIE));
    boolean isForPrograms = String.valueOf(request.getHttpURI().getPath()).startsWith(PROGRAMS);
    String told =
        isForPrograms
            ? problem(response.getStatus())
            : mount.page(You.in(page(response.getStatus()), reader(cookies)));
    byte[] page = told.getBytes(UTF_8);
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, NOT_KEPT);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, isForPrograms ? PROBLEM : HTML);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, page.length);
    response.write(true, ByteBuffer.wrap(page), callback);
    return true;
  }

  /** See RFC 9457. The words of a fault have nothing in them that JSON escapes. */
  private static String problem(int status) {
    Fault fault = Fault.of(status);
    return problem(status, fault.title(), fault.text());
  }

  private static String problem(int status, String title, String text) {
    return "{\"type\": \"about:blank\", \"title\": \"%s\", \"status\": %d, \"detail\": \"%s\"}"
        .formatted(title, status, text);
  }

  /** Without asking the store, which may be what is broken. */
  private String reader(String cookies) {
    return isSignedIn.test(cookies) ? somebody : stranger;
  }

  private String page(int status) {
    return pages.computeIfAbsent(status, this::made);
  }

  private String made(int status) {
    return templates.ready(
        "page/error",
        Integer.toString(status),
        () -> Map.of("fault", Fault.of(status), "status", status));
  }
}
