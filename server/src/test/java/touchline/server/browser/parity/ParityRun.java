package touchline.server.browser.parity;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import touchline.game.Level;
import touchline.parity.Batch;
import touchline.topic.Topics;

/**
 * Serves one page to any browser. The page fetches inputs as bytes, runs the compiled library and
 * posts the results back as bytes, so that no number passes through text; each is compared with
 * what the JVM gives.
 */
public final class ParityRun implements AutoCloseable {
  private static final String PAGE =
      """
      <!doctype html><meta charset="utf-8"><title>Parity</title><link rel="icon" href="data:,">
      <script type="module" src="/run.js"></script>
      """;

  private static final String SCRIPT =
      """
      const post = (to, body) => fetch(to, { method: 'POST', body });
      try {
        const { run } = await import('/parity.js');
        const { digests, states } = await import('/pendulum.js');
        for (let which = 0; which < %d; which++) {
          const settings = new Float64Array(await (await fetch('/run?' + which)).arrayBuffer());
          const body = new Float64Array(digests(settings, %d));
          const from = await (await post('/digests?' + which, body)).text();
          if (from) await post('/states?' + which + '&' + from, new Float64Array(states(settings, +from)));
        }
        const { digests: played } = await import('/game.js');
        for (let level = 0; level < %d; level++) {
          await post('/game?' + level, new Float64Array(played(level, %d, %d)));
        }
        for (const batch of %s) {
          for (let chunk = 0; chunk < %d; chunk++) {
            const at = '?' + batch + '&' + chunk;
            const inputs = new Float64Array(await (await fetch('/inputs' + at)).arrayBuffer());
            await post('/results' + at, new Float64Array(run(batch, inputs)));
          }
        }
        await post('/done', '');
      } catch (problem) {
        await post('/failed', String(problem && problem.stack || problem));
      }
      """;

  private static final long SEED = 20_261_121;

  /** More at a time would be long to wait for when they differ. */
  private static final int MOST_PER_CHUNK = 3_000;

  private final HttpServer server;
  private final int chunks;
  private final int perChunk;
  private final Map<String, Tally> tallies = new TreeMap<>();
  private final CompletableFuture<Map<String, Tally>> finished = new CompletableFuture<>();

  /** How many inputs were compared and how many of them the library did not refuse. */
  public record Tally(long compared, long accepted) {
    Tally plus(Tally more) {
      return new Tally(compared + more.compared, accepted + more.accepted);
    }
  }

  private ParityRun(HttpServer server, int forEach) {
    this.server = server;
    this.chunks = (forEach + MOST_PER_CHUNK - 1) / MOST_PER_CHUNK;
    this.perChunk = (forEach + chunks - 1) / chunks;
  }

  /** Starts to serve at least so many inputs for each function of the library. */
  public static ParityRun start(int forEach) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    ParityRun run = new ParityRun(server, forEach);
    server.createContext("/", run::answer);
    server.start();
    return run;
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  /** Completes with the tally of each function; fails at the first difference. */
  public CompletableFuture<Map<String, Tally>> finished() {
    return finished;
  }

  private void answer(HttpExchange exchange) {
    try (exchange) {
      String query = exchange.getRequestURI().getRawQuery();
      byte[] body = exchange.getRequestBody().readAllBytes();
      switch (exchange.getRequestURI().getPath()) {
        case "/" -> send(exchange, "text/html", PAGE.getBytes(UTF_8));
        case "/run.js" -> send(exchange, "text/javascript", script().getBytes(UTF_8));
        case "/parity.js" -> send(exchange, "text/javascript", script("script/parity.js"));
        case "/pendulum.js" -> send(exchange, "text/javascript", script("script/pendulum.js"));
        case "/game.js" -> send(exchange, "text/javascript", script("script/game.js"));
        case "/game" -> {
          GameRuns.compare(Integer.parseInt(query), doubles(body));
          exchange.sendResponseHeaders(204, -1);
        }
        case "/run" -> send(exchange, "application/octet-stream", bytes(PendulumRuns.run(query)));
        case "/digests" ->
            send(
                exchange, "text/plain", PendulumRuns.differs(query, doubles(body)).getBytes(UTF_8));
        case "/states" -> throw PendulumRuns.difference(query, doubles(body));
        case "/inputs" -> send(exchange, "application/octet-stream", bytes(inputs(query)));
        case "/results" -> {
          compare(query, doubles(body));
          exchange.sendResponseHeaders(204, -1);
        }
        case "/done" -> {
          exchange.sendResponseHeaders(204, -1);
          finished.complete(tallies);
        }
        default -> throw new AssertionError(new String(body, UTF_8));
      }
    } catch (IOException | RuntimeException | AssertionError problem) {
      finished.completeExceptionally(problem);
    }
  }

  private String script() {
    String names =
        Topics.batches().stream()
            .map(batch -> "'" + batch.name() + "'")
            .collect(Collectors.joining(",", "[", "]"));
    return SCRIPT.formatted(
        PendulumRuns.ALL.size(),
        PendulumRuns.STEPS,
        Level.values().length,
        GameRuns.SEED,
        GameRuns.STEPS,
        names,
        chunks);
  }

  private static byte[] script(String name) {
    try (var in = ParityRun.class.getResourceAsStream("/touchline/" + name)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Batch batch(String query) {
    return Topics.batch(query.substring(0, query.indexOf('&')));
  }

  private double[] inputs(String query) {
    return new InputRows(SEED + query.hashCode()).next(batch(query), perChunk);
  }

  private void compare(String query, double[] results) {
    Batch batch = batch(query);
    double[] inputs = inputs(query);
    double[] expected = batch.run(inputs);
    long accepted = 0;
    for (int i = 0; i < perChunk; i++) {
      int from = i * batch.outputs();
      int to = from + batch.outputs();
      if (!Arrays.equals(expected, from, to, results, from, to)) {
        throw new AssertionError(
            batch.name()
                + (" of " + part(inputs, i, batch.inputs()))
                + (": the JVM gives " + part(expected, i, batch.outputs()))
                + (", the browser " + part(results, i, batch.outputs())));
      }
      accepted += Double.isNaN(expected[from]) ? 0 : 1;
    }
    tallies.merge(batch.name(), new Tally(perChunk, accepted), Tally::plus);
  }

  private static String part(double[] rows, int index, int width) {
    return Arrays.toString(Arrays.copyOfRange(rows, index * width, (index + 1) * width));
  }

  private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
  }

  private static byte[] bytes(double[] numbers) {
    ByteBuffer bytes =
        ByteBuffer.allocate(numbers.length * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asDoubleBuffer().put(numbers);
    return bytes.array();
  }

  private static double[] doubles(byte[] bytes) {
    double[] numbers = new double[bytes.length / Double.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer().get(numbers);
    return numbers;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
