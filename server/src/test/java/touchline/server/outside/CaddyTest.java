package touchline.server.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Clock;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.FreePort;
import touchline.server.Pause;
import touchline.server.Rows;
import touchline.server.TestSite;
import touchline.server.account.guard.Proxies;

/**
 * The site behind the Caddy that the repository's example describes, with a certificate it made.
 */
class CaddyTest {
  private static final Path PROGRAM = Path.of("/usr/bin/caddy");
  private static final Path EXAMPLE = Path.of("deploy", "Caddyfile");
  private static final Proxies HERE = Proxies.parse("127.0.0.1,::1").orElseThrow();

  /** Where it keeps the certificate that has signed those of its sites. */
  private static final String ROOT = "caddy/pki/authorities/local/root.crt";

  @TempDir private Path data;
  @TempDir private Path folder;

  private final int port = FreePort.find();
  private Process caddy;

  @AfterEach
  void stop() {
    if (caddy != null) {
      caddy.destroy();
      caddy.onExit().join();
    }
  }

  /** The example with names and ports of this machine, and nothing changed outside the folder. */
  private void start(int site) throws IOException {
    String example =
        Files.readString(EXAMPLE)
            .replace("\ntouchline.example.org {", "\nlocalhost:" + port + " {\n\ttls internal")
            .replace("\n\treverse_proxy 127.0.0.1:7070", "\n\treverse_proxy 127.0.0.1:" + site);
    assertTrue(example.contains("localhost:") && example.contains(":" + site), example);
    String here =
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"
            + "\tdefault_bind 127.0.0.1\n}\n";
    Path file = Files.writeString(folder.resolve("Caddyfile"), here + example);
    ProcessBuilder builder =
        new ProcessBuilder(PROGRAM.toString(), "run", "--config", file.toString());
    builder.command().addAll(List.of("--adapter", "caddyfile"));
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    builder.environment().put("XDG_CONFIG_HOME", folder.toString());
    caddy =
        builder.redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile()).start();
  }

  /** As soon as it answers by TLS. */
  private HttpClient client() throws Exception {
    while (caddy.isAlive()) {
      if (Files.exists(folder.resolve(ROOT))) {
        HttpClient client = HttpClient.newBuilder().sslContext(trusting()).build();
        try {
          client.send(get("/healthz"), BodyHandlers.discarding());
          return client;
        } catch (IOException notYet) {
          // It listens before it has made the certificate of this host.
        }
      }
      Pause.brief();
    }
    throw new IllegalStateException("caddy must start: " + Files.readString(folder.resolve("out")));
  }

  private SSLContext trusting() throws Exception {
    KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
    known.load(null, null);
    try (var in = Files.newInputStream(folder.resolve(ROOT))) {
      known.setCertificateEntry(
          "own", CertificateFactory.getInstance("X.509").generateCertificate(in));
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(known);
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(null, trust.getTrustManagers(), null);
    return tls;
  }

  private String url() {
    return "https://localhost:" + port;
  }

  private HttpRequest get(String path) {
    return HttpRequest.newBuilder(URI.create(url() + path)).build();
  }

  @Test
  void siteIsReachedByTlsAndKnowsWhoAsks() throws Exception {
    assumeTrue(Files.isExecutable(PROGRAM), "Caddy is not installed");
    try (TestSite site = TestSite.startShownAs(url(), data, Clock.systemUTC(), HERE)) {
      start(site.port());
      HttpClient client = client();
      HttpResponse<String> lesson =
          client.send(get("/lessons/closest-point"), BodyHandlers.ofString(UTF_8));
      assertEquals(200, lesson.statusCode());
      assertEquals(
          "max-age=31536000", lesson.headers().firstValue("Strict-Transport-Security").orElse(""));
      HttpRequest guess =
          HttpRequest.newBuilder(URI.create(url() + "/sign-in"))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .header("X-Forwarded-For", "203.0.113.9")
              .header("Origin", url())
              .POST(HttpRequest.BodyPublishers.ofString("login=bo&password=a+guess"))
              .build();
      assertEquals(422, client.send(guess, BodyHandlers.discarding()).statusCode());
    }
    // Unlike nginx it does not pass on what a client says of itself.
    assertEquals(
        List.of("from 127.0.0.1"),
        Rows.of(data, "SELECT what FROM failed_sign_in WHERE what LIKE 'from %'"));
  }
}
