package touchline.server.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What other sites can do to who asks them. */
class FetcherTest {
  private static final CountDownLatch END = new CountDownLatch(1);
  private static final ExecutorService THREADS = Executors.newCachedThreadPool();
  private static HttpServer other;

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Fetcher fetcher = new Fetcher(Reach.LOOPBACK_TOO, PATIENCE);

  /** For what never comes. */
  private final Fetcher hurried = new Fetcher(Reach.LOOPBACK_TOO, Duration.ofSeconds(2));

  @BeforeAll
  static void start() throws IOException {
    other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    other.setExecutor(THREADS);
    other.createContext("/short", exchange -> send(exchange, 200, new byte[] {'y', 'e', 's'}));
    other.createContext("/long", exchange -> send(exchange, 200, new byte[Fetcher.MOST + 1]));
    other.createContext(
        "/elsewhere",
        exchange -> {
          exchange.getResponseHeaders().set("Location", "/short");
          send(exchange, 302, new byte[0]);
        });
    other.createContext("/hangs", exchange -> hang(exchange, 0));
    other.createContext("/drips", exchange -> hang(exchange, 100));
    other.start();
  }

  @AfterAll
  static void stop() {
    END.countDown();
    other.stop(0);
    THREADS.shutdownNow();
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    if (body.length > 0) {
      exchange.getResponseBody().write(body);
    }
    exchange.close();
  }

  /** Says no more than that many bytes of what it promised. */
  private static void hang(HttpExchange exchange, int said) throws IOException {
    try {
      if (said > 0) {
        exchange.sendResponseHeaders(200, said + 1);
        exchange.getResponseBody().write(new byte[said]);
        exchange.getResponseBody().flush();
      }
      END.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static URI at(String path) {
    return URI.create("http://127.0.0.1:" + other.getAddress().getPort() + path);
  }

  private String refused(String path) {
    return refused(fetcher, path);
  }

  private static String refused(Fetcher who, String path) {
    return assertThrows(FetchProblem.class, () -> who.get(at(path), "*/*")).getMessage();
  }

  @Test
  void shortAnswersAreRead() throws FetchProblem {
    assertEquals("yes", fetcher.get(at("/short"), "*/*").text());
  }

  @Test
  void longAnswersAreNot() {
    assertTrue(refused("/long").contains("longer than"), refused("/long"));
  }

  @Test
  void nothingLeadsOnToAnotherAddress() {
    assertTrue(refused("/elsewhere").contains("must not lead to another"), refused("/elsewhere"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/hangs", "/drips"})
  void nothingTakesLong(String path) {
    String problem = assertTimeoutPreemptively(PATIENCE, () -> refused(hurried, path));
    assertTrue(problem.contains("it took longer than"), problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.org/x",
        "file:///etc/passwd",
        "https:///x",
        "https://user@example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://192.168.0.1/",
        "https://172.16.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://no-such-host.invalid/"
      })
  void whatIsNotOnThePublicInternetIsNotAsked(String address) {
    assertTrue(Reach.PUBLIC.problem(URI.create(address)).isPresent(), address);
  }

  @ParameterizedTest
  @CsvSource({
    "8.8.8.8, true",
    "2606:4700::1111, true",
    "172.31.255.255, false",
    "198.18.0.1, false",
    "224.0.0.1, false",
    "::127.0.0.1, false",
    "2002:7f00:1::, false"
  })
  void networksOfSomebodysOwnAreKnown(String address, boolean isPublic) throws IOException {
    assertEquals(isPublic, Reach.isPublic(InetAddress.getByName(address)));
  }

  @Test
  void onlyThisMachineIsAskedByHttpToTryThingsOut() {
    assertTrue(Reach.LOOPBACK_TOO.problem(URI.create("http://127.0.0.1:1/")).isEmpty());
    assertTrue(Reach.LOOPBACK_TOO.problem(URI.create("http://10.0.0.1/")).isPresent());
    assertTrue(Reach.LOOPBACK_TOO.problem(URI.create("http://8.8.8.8/")).isPresent());
  }
}
