package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.util.JSONArrayUtils;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.text.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

  private static final int USUAL_PAGE = 10;
  private static final long LIFE = 3600;

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Clock clock;
  private final Supplier<JWKSet> keys;
  private final Set<String> words = new HashSet<>();
  private final Map<String, Token> tokens = new LinkedHashMap<>();
  private final Map<String, Mark> marks = new TreeMap<>();
  private final Set<String> teachers = new HashSet<>();
  private final List<Map<String, Object>> members = new ArrayList<>();
  private final List<Map<String, Object>> items = new ArrayList<>();
  private final List<String> accepted = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private final Map<String, Integer> requests = new TreeMap<>();
  private int given;
  private volatile Consumer<String> whenAccepted = subject -> {};
  private volatile Runnable whenAsked = () -> {};
  private volatile Runnable whenAnswered = () -> {};
  private volatile Runnable whenMade = () -> {};
  private volatile String forbidden = "";
  private volatile int itemStatus;
  private volatile String itemWords = "";
  private volatile int onAPage = USUAL_PAGE;
  private volatile boolean isRelative;
  private volatile int brokenPage = -1;
  private volatile int brokenStatus;
  private volatile boolean isDown;
  private volatile String next = "";

  private record Token(String scope, Instant until) {}

  private record Mark(double score, Instant at, boolean isOverridden) {}

  /**
   * Some.
   *
   * @param keys of the tool
   */
  public TestServices(Supplier<JWKSet> keys, Clock clock) {
    this.keys = keys;
    this.clock = clock;
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

  private static final double MAXIMUM = 10;

  /** It answers nothing but that it is out of order. */
  public void down(boolean is) {
    isDown = is;
  }

  /** Its tokens are worth nothing from now on. */
  public synchronized void forgetTokens() {
    tokens.clear();
  }

  public synchronized void teacher(String subject) {
    teachers.add(subject);
  }

  /** A teacher writes a mark there; in the platform's own measure. */
  public synchronized void override(String subject, double score) {
    marks.put(subject, new Mark(score, clock.instant(), true));
  }

  /** A mark that came from elsewhere. */
  public synchronized void mark(String subject, double score, Instant at) {
    marks.put(subject, new Mark(score, at, false));
  }

  /** What it shows, of its own maximum; -1 for nothing. */
  public synchronized double shown(String subject) {
    Mark mark = marks.get(subject);
    return mark == null ? -1 : mark.score();
  }

  public synchronized Instant at(String subject) {
    return marks.get(subject).at();
  }

  /** Each score that it took, in order: whose, and what. */
  public synchronized List<String> accepted() {
    return List.copyOf(accepted);
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
    forbidden = scope;
  }

  /** How many stand on a page of its lists. */
  public void pages(int size) {
    onAPage = size;
  }

  /** Its lists name the next page by its query alone. */
  public void nameRelatively(boolean is) {
    isRelative = is;
  }

  /** This page of its lists, from 0 on, has this status and nothing that is a list; -1 for none. */
  public void breakPage(int page, int status) {
    brokenPage = page;
    brokenStatus = status;
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

  /** Where its lists go on, whatever page was asked for; N stands for a number that rises. */
  public void leadTo(String address) {
    next = address;
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

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String pair : text.split("&")) {
      String[] parts = pair.split("=", 2);
      fields.put(parts[0], parts.length < 2 ? "" : URLDecoder.decode(parts[1], UTF_8));
    }
    return fields;
  }

  private void token(HttpExchange exchange) throws IOException, ParseException, JOSEException {
    count("token");
    Map<String, String> form = fields(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
    SignedJWT word = SignedJWT.parse(form.getOrDefault("client_assertion", ""));
    JWK key = keys.get().getKeyByKeyId(word.getHeader().getKeyID());
    JWTClaimsSet said = word.getJWTClaimsSet();
    Instant now = clock.instant();
    String type = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
    String why =
        key == null || !word.verify(new RSASSAVerifier(key.toRSAKey()))
            ? "the word must be signed by a key that is published"
            : !CLIENT.equals(said.getIssuer()) || !CLIENT.equals(said.getSubject())
                ? "iss and sub must be the client"
                : !said.getAudience().contains(url() + "/token")
                    ? "aud must be this address"
                    : said.getExpirationTime().toInstant().isBefore(now)
                        ? "the word is over"
                        : isUsed(said.getJWTID()) ? "jti was used" : "";
    boolean isForm =
        "client_credentials".equals(form.get("grant_type"))
            && type.equals(form.get("client_assertion_type"));
    if (!why.isEmpty() || !isForm) {
      refuse(exchange, 400, why.isEmpty() ? "not a request for a token" : why);
      return;
    }
    if (forbidden.equals(form.get("scope"))) {
      send(exchange, 400, Map.of("error", "invalid_scope"));
      return;
    }
    String token = token(new Token(form.get("scope"), now.plusSeconds(LIFE)));
    send(exchange, 200, Map.of("access_token", token, "token_type", "Bearer", "expires_in", LIFE));
  }

  /** Whoever shows the same word at the same moment is second. */
  private synchronized boolean isUsed(String word) {
    return !words.add(word);
  }

  /** A name of its own for each, also of two that are asked for at once. */
  private synchronized String token(Token made) {
    String name = "token-" + ++given;
    tokens.put(name, made);
    return name;
  }

  private synchronized boolean mayNot(HttpExchange exchange, String scope) throws IOException {
    String shown = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
    Token token = tokens.get(shown.replaceFirst("^Bearer ", ""));
    boolean isGood =
        token != null && clock.instant().isBefore(token.until()) && token.scope().equals(scope);
    if (!isGood) {
      exchange.sendResponseHeaders(401, -1);
    }
    return !isGood;
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
    if (mayNot(exchange, ITEMS)) {
      return;
    }
    if (itemStatus != 0) {
      byte[] words = itemWords.getBytes(UTF_8);
      exchange.sendResponseHeaders(itemStatus, words.length == 0 ? -1 : words.length);
      exchange.getResponseBody().write(words);
      return;
    }
    String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    Map<String, Object> said =
        JSONObjectUtils.parse(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
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
    send(exchange, 201, made);
  }

  private void score(HttpExchange exchange) throws IOException, ParseException {
    count("scores");
    whenAsked.run();
    if (mayNot(exchange, AGS + "score")) {
      return;
    }
    String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    if (!type.equals("application/vnd.ims.lis.v1.score+json")) {
      refuse(exchange, 415, type);
      return;
    }
    Map<String, Object> said =
        JSONObjectUtils.parse(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
    int status = score(said);
    if (status == 200) {
      whenAccepted.accept((String) said.get("userId"));
    }
    // Any of these is success.
    exchange.sendResponseHeaders(status == 200 && accepted().size() % 2 == 0 ? 204 : status, -1);
    whenAnswered.run();
  }

  private synchronized int score(Map<String, Object> said) {
    String subject = String.valueOf(said.get("userId"));
    Instant at = Instant.parse(String.valueOf(said.get("timestamp")));
    Mark before = marks.get(subject);
    if (teachers.contains(subject)) {
      return 400;
    }
    if (before != null && before.isOverridden()) {
      return 200;
    }
    if (before != null && at.getEpochSecond() <= before.at().getEpochSecond()) {
      return 409;
    }
    boolean isReady = "FullyGraded".equals(said.get("gradingProgress"));
    if (!(said.get("scoreGiven") instanceof Number given) || !isReady) {
      wrong.add("this clears the mark of " + subject);
      marks.remove(subject);
      return 200;
    }
    double most = ((Number) said.get("scoreMaximum")).doubleValue();
    double score = Math.min(given.doubleValue() / most, 1) * MAXIMUM;
    marks.put(subject, new Mark(score, at, false));
    accepted.add(subject + " " + score);
    return 200;
  }

  /** In pages, of which each names the next. */
  private void list(HttpExchange exchange, String scope, String what) throws IOException {
    count(what);
    if (mayNot(exchange, scope)) {
      return;
    }
    Map<String, String> asked = fields(exchange.getRequestURI().getRawQuery());
    int page = Integer.parseInt(asked.getOrDefault("page", "0"));
    List<Map<String, Object>> all =
        switch (what) {
          case "results" -> results(asked);
          case "items" -> items();
          default -> members();
        };
    if (page == brokenPage) {
      send(exchange, brokenStatus, Map.of("error", "the list is broken"));
      return;
    }
    int from = Math.min(page * onAPage, all.size());
    int to = Math.min(from + onAPage, all.size());
    String here = url() + exchange.getRequestURI().toString().replaceFirst("&page=[0-9]+", "");
    String said = isRelative ? here.substring(here.indexOf('?')) : here;
    String more = to < all.size() ? said + "&page=" + (page + 1) : "";
    String link = next.isEmpty() ? more : next.replace("N", String.valueOf(page + 1));
    if (!link.isEmpty()) {
      String first = "<" + here + "&page=0>; rel=\"first\"";
      exchange.getResponseHeaders().add("Link", "<" + here + "&since=1>; rel=\"differences\"");
      exchange.getResponseHeaders().add("Link", first + ", <" + link + ">; rel=\"next\"");
    }
    List<Map<String, Object>> some = all.subList(from, to);
    send(exchange, 200, what.equals("members") ? Map.of("id", here, "members", some) : some);
  }

  private synchronized List<Map<String, Object>> members() {
    return List.copyOf(members);
  }

  private synchronized List<Map<String, Object>> results(Map<String, String> asked) {
    String only = asked.getOrDefault("user_id", "");
    List<Map<String, Object>> all = new ArrayList<>();
    marks.forEach(
        (subject, mark) -> {
          if (only.isEmpty() || only.equals(subject)) {
            all.add(
                Map.of("userId", subject, "resultScore", mark.score(), "resultMaximum", MAXIMUM));
          }
        });
    return all;
  }

  @SuppressWarnings("unchecked")
  private static void send(HttpExchange exchange, int status, Object json) throws IOException {
    String text =
        json instanceof Map<?, ?> map
            ? JSONObjectUtils.toJSONString((Map<String, ?>) map)
            : JSONArrayUtils.toJSONString((List<?>) json);
    byte[] bytes = text.getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
