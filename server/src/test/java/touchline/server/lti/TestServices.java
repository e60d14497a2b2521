package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.JWKSet;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.text.ParseException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The services of a learning platform, as strict as a Moodle 4.5 was measured to be: marks, and who
 * is in the course {@code geometry}. Whatever is asked wrongly stands in {@link #wrong}.
 */
public final class TestServices implements AutoCloseable {
  public static final String CLIENT = "touchline-here";
  private static final String AGS = "https://purl.imsglobal.org/spec/lti-ags/scope/";
  private static final String NRPS =
      "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
  public static final String SCOPES = AGS + "score " + AGS + "result.readonly";

  /** What lets somebody make columns for marks there. */
  public static final String ITEMS = AGS + "lineitem";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final TokenDesk tokens;
  private final MarkTable marks;
  private final ListPages pages = new ListPages();
  private final List<Map<String, Object>> members = new ArrayList<>();
  private final List<Map<String, Object>> items = new ArrayList<>();
  private final List<String> wrong = new CopyOnWriteArrayList<>();
  private final Map<String, Integer> requests = new TreeMap<>();
  private volatile Consumer<String> whenAccepted = subject -> {};
  private volatile Runnable whenAsked = () -> {};
  private volatile Runnable whenAnswered = () -> {};
  private volatile Runnable whenMade = () -> {};
  private volatile int itemStatus;
  private volatile String itemWords = "";
  private volatile boolean isDown;

  /**
   * Some.
   *
   * @param keys of the tool
   */
  public TestServices(Supplier<JWKSet> keys, Clock clock) {
    tokens = new TokenDesk(keys, clock);
    marks = new MarkTable(clock, wrong::add);
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException none) {
      throw new UncheckedIOException(none);
    }
    server.setExecutor(threads);
    server.createContext("/token", exchange -> answer("token", exchange));
    server.createContext("/item/", exchange -> answer("item", exchange));
    server.createContext("/items", exchange -> answer("items", exchange));
    server.createContext("/members", exchange -> answer("members", exchange));
    server.start();
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** Its address carries a query, as Moodle's does; its maximum is 10. */
  public String lineItem() {
    return url() + "/item/5/lineitem?type_id=1";
  }

  public String memberships() {
    return url() + "/members?course=geometry";
  }

  /** The address of all its columns, with a query as Moodle's. */
  public String lineItems() {
    return url() + "/items?type_id=1";
  }

  /** It answers nothing but that it is out of order. */
  public void down(boolean is) {
    isDown = is;
  }

  /** Its tokens are worth nothing from now on. */
  public void forgetTokens() {
    tokens.forget();
  }

  /** Whose marks are kept, and what was sent. */
  public MarkTable marks() {
    return marks;
  }

  /** What was asked as the specification does not have it. */
  public synchronized List<String> wrong() {
    return List.copyOf(wrong);
  }

  /** How often it was asked this: token, scores, results, members, items, made, or while down. */
  public synchronized int requests(String what) {
    return requests.getOrDefault(what, 0);
  }

  /** Called once a score is stored, before that is answered. */
  public void whenAccepted(Consumer<String> told) {
    whenAccepted = told;
  }

  /** Called when a score comes, before anything is done with it. */
  public void whenAsked(Runnable told) {
    whenAsked = told;
  }

  /** Called once a score is answered. */
  public void whenAnswered(Runnable told) {
    whenAnswered = told;
  }

  /** Called once a column stands there, before that is answered. */
  public void whenMade(Runnable told) {
    whenMade = told;
  }

  /** It lets nobody make a column. */
  public void refuseItems(boolean is) {
    answerItems(is ? 403 : 0, "");
  }

  /** Whoever wants to make a column gets this answer; 0 makes it. */
  public void answerItems(int status, String words) {
    itemStatus = status;
    itemWords = words;
  }

  /** It gives no token for this, but for all else; empty forbids nothing. */
  public void forbid(String scope) {
    tokens.forbid(scope);
  }

  /** How its lists come. */
  public ListPages pages() {
    return pages;
  }

  /** The columns that stand there. */
  public synchronized List<Map<String, Object>> items() {
    return List.copyOf(items);
  }

  /** A column that stands there already, whoever made it. */
  public synchronized void item(String id, String link, String resource) {
    items.add(Map.of("id", id, "resourceLinkId", link, "resourceId", resource));
  }

  /** Somebody on the roster. */
  public synchronized void member(String subject, String role, String status) {
    member(subject, "Person " + subject, role, status);
  }

  /** Somebody who is called like this. */
  public synchronized void member(String subject, String name, String role, String status) {
    members.removeIf(one -> one.get("user_id").equals(subject));
    members.add(Map.of("user_id", subject, "name", name, "status", status, "roles", List.of(role)));
  }

  public synchronized void leave(String subject) {
    members.removeIf(one -> one.get("user_id").equals(subject));
  }

  private void answer(String what, HttpExchange exchange) throws IOException {
    try (exchange) {
      if (isDown) {
        count("down");
        exchange.sendResponseHeaders(503, -1);
        return;
      }
      switch (what) {
        case "token" -> token(exchange);
        case "members" -> list(exchange, NRPS, "members");
        case "items" -> items(exchange);
        default -> item(exchange);
      }
    } catch (ParseException | JOSEException broken) {
      refuse(exchange, 400, broken.toString());
    }
  }

  private synchronized void count(String what) {
    requests.merge(what, 1, Integer::sum);
  }

  private synchronized void refuse(HttpExchange exchange, int status, String why)
      throws IOException {
    wrong.add(why);
    exchange.sendResponseHeaders(status, -1);
  }

  private void token(HttpExchange exchange) throws IOException, ParseException, JOSEException {
    count("token");
    Optional<String> why = tokens.answer(exchange, url() + "/token");
    if (why.isPresent()) {
      refuse(exchange, 400, why.get());
    }
  }

  private void item(HttpExchange exchange) throws IOException, ParseException {
    String path = exchange.getRequestURI().getPath();
    String query = String.valueOf(exchange.getRequestURI().getQuery());
    if (!query.startsWith("type_id=1")) {
      refuse(exchange, 404, "the query of the line item must stay: " + query);
    } else if (path.equals("/item/5/lineitem/scores")) {
      score(exchange);
    } else if (path.equals("/item/5/lineitem/results")) {
      list(exchange, AGS + "result.readonly", "results");
    } else {
      refuse(exchange, 404, path);
    }
  }

  /** What it is asked to look for it does not heed: all columns are told. */
  private void items(HttpExchange exchange) throws IOException, ParseException {
    if (!exchange.getRequestURI().getRawQuery().startsWith("type_id=1")) {
      refuse(exchange, 404, "the query of the line items must stay");
    } else if (exchange.getRequestMethod().equals("GET")) {
      list(exchange, ITEMS, "items");
    } else {
      make(exchange);
    }
  }

  private void make(HttpExchange exchange) throws IOException, ParseException {
    count("made");
    if (tokens.mayNot(exchange, ITEMS)) {
      return;
    }
    if (itemStatus != 0) {
      byte[] words = itemWords.getBytes(UTF_8);
      exchange.sendResponseHeaders(itemStatus, words.length == 0 ? -1 : words.length);
      exchange.getResponseBody().write(words);
      return;
    }
    String type = Exchanges.header(exchange, "Content-Type");
    Map<String, Object> said = Exchanges.json(exchange);
    boolean isWhole =
        said.get("scoreMaximum") instanceof Number most
            && most.doubleValue() == Math.rint(most.doubleValue())
            && most.doubleValue() >= 1
            && most.doubleValue() <= 100;
    boolean isNamed = !String.valueOf(said.getOrDefault("label", "")).isBlank();
    if (!type.equals("application/vnd.ims.lis.v2.lineitem+json") || !isWhole || !isNamed) {
      refuse(exchange, 400, "not a line item: " + type + said);
      return;
    }
    Map<String, Object> made = new LinkedHashMap<>(said);
    synchronized (this) {
      made.put("id", lineItem().replace("/5/", "/" + (5 + items.size()) + "/"));
      items.add(made);
    }
    whenMade.run();
    Exchanges.send(exchange, 201, made);
  }

  private void score(HttpExchange exchange) throws IOException, ParseException {
    count("scores");
    whenAsked.run();
    if (tokens.mayNot(exchange, AGS + "score")) {
      return;
    }
    String type = Exchanges.header(exchange, "Content-Type");
    if (!type.equals("application/vnd.ims.lis.v1.score+json")) {
      refuse(exchange, 415, type);
      return;
    }
    Map<String, Object> said = Exchanges.json(exchange);
    int status = marks.take(said);
    if (status == 200) {
      whenAccepted.accept((String) said.get("userId"));
    }
    // Any of these is success.
    exchange.sendResponseHeaders(
        status == 200 && marks.accepted().size() % 2 == 0 ? 204 : status, -1);
    whenAnswered.run();
  }

  private void list(HttpExchange exchange, String scope, String what) throws IOException {
    count(what);
    if (tokens.mayNot(exchange, scope)) {
      return;
    }
    Map<String, String> asked = Exchanges.fields(exchange.getRequestURI().getRawQuery());
    List<Map<String, Object>> all =
        switch (what) {
          case "results" -> marks.results(asked.getOrDefault("user_id", ""));
          case "items" -> items();
          default -> members();
        };
    pages.send(exchange, url(), all, what.equals("members"));
  }

  private synchronized List<Map<String, Object>> members() {
    return List.copyOf(members);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
