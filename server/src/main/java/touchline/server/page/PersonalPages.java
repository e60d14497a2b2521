package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HandlerType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import touchline.server.asset.Coding;
import touchline.server.asset.Effort;
import touchline.server.mount.MountedPages;

/** What pages made for one learner have in common: how they are sent, and who may send to them. */
public final class PersonalPages {
  /** Shorter pages fit into one packet anyway. */
  private static final int LEAST_COMPRESSED = 1_000;

  private static final Set<HandlerType> READING =
      Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

  private static final String READER = "reader";
  private static final String ENROLLED = "enrolled";
  private static final String PLACES = "places";
  private static final String CHANGE = "change";
  private static final String NOT_KEPT = "not-kept";

  private PersonalPages() {}

  /**
   * Sends HTML that nobody but this browser may keep, and that it must ask about each time; or that
   * nobody keeps at all.
   */
  public static void send(Context ctx, int status, String html) {
    byte[] bytes = greeted(ctx, html).getBytes(UTF_8);
    ctx.status(status)
        .header("Cache-Control", isKept(ctx) ? "private, no-cache" : "no-store")
        .header("Vary", "Accept-Encoding, Cookie")
        .contentType("text/html;charset=utf-8");
    Coding coding =
        bytes.length < LEAST_COMPRESSED
            ? Coding.PLAIN
            : Coding.best(header(ctx, "Accept-Encoding"));
    coding.token().ifPresent(token -> ctx.header("Content-Encoding", token));
    ctx.result(coding.compress(bytes, Effort.FLEETING));
  }

  /** Says that no browser keeps what this request is answered with: who comes next sees nothing. */
  public static void keepNothing(Context ctx) {
    ctx.attribute(NOT_KEPT, true);
  }

  private static boolean isKept(Context ctx) {
    return ctx.attribute(NOT_KEPT) == null;
  }

  /** Says how the header of a page for this browser speaks of its reader. */
  public static void greet(Context ctx, Supplier<String> you) {
    ctx.attribute(READER, you);
  }

  /** Says whether who reads a page for this browser is in a course. */
  public static void enrol(Context ctx, BooleanSupplier isInCourse) {
    ctx.attribute(ENROLLED, isInCourse);
  }

  /** Says what stands at a place of pages for this browser, if they have that place. */
  public static void fill(Context ctx, String place, Supplier<String> words) {
    Map<String, Supplier<String>> places = ctx.attribute(PLACES);
    Map<String, Supplier<String>> all = new LinkedHashMap<>(places == null ? Map.of() : places);
    all.put(place, words);
    ctx.attribute(PLACES, all);
  }

  /** Asks now who the reader is, whoever the page is made for from here on. */
  public static void settle(Context ctx) {
    Supplier<String> you = ctx.attribute(READER);
    if (you != null) {
      String told = you.get();
      ctx.attribute(READER, (Supplier<String>) () -> told);
    }
  }

  /** Says what is to be made of a page before it is sent. */
  public static void alter(Context ctx, UnaryOperator<String> change) {
    ctx.attribute(CHANGE, change);
  }

  /** The page with what its header says of its reader, and with what only some are told. */
  static String greeted(Context ctx, String html) {
    Supplier<String> you = ctx.attribute(READER);
    BooleanSupplier isInCourse = ctx.attribute(ENROLLED);
    UnaryOperator<String> change = ctx.attribute(CHANGE);
    String made = change == null ? html : change.apply(html);
    String told = isInCourse == null ? made : CoursePart.of(made, isInCourse);
    String page = you == null ? told : You.in(told, you.get());
    Map<String, Supplier<String>> places = ctx.attribute(PLACES);
    for (Map.Entry<String, Supplier<String>> one :
        (places == null ? Map.<String, Supplier<String>>of() : places).entrySet()) {
      if (page.contains(one.getKey())) {
        page = page.replace(one.getKey(), one.getValue().get());
      }
    }
    return MountedPages.page(ctx, page);
  }

  private static String header(Context ctx, String name) {
    String value = ctx.header(name);
    return value == null ? "" : value;
  }

  /** Refuses a request that another site's page made a browser send. */
  public static void requireSameOrigin(Context ctx) {
    if (!READING.contains(ctx.method())
        && !SameOrigin.allows(
            ctx.header("Sec-Fetch-Site"), ctx.header("Origin"), ctx.header("Host"))) {
      throw new ForbiddenResponse();
    }
  }
}
