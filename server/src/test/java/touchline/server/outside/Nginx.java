package touchline.server.outside;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import touchline.server.FreePort;
import touchline.server.Pause;

/** A real nginx with the configuration that the repository shows, on ports of its own. */
public final class Nginx implements AutoCloseable {
  private static final List<Path> PROGRAMS =
      List.of(
          Path.of("/usr/sbin/nginx"), Path.of("/usr/bin/nginx"), Path.of("/usr/local/bin/nginx"));

  private static final Path EXAMPLE = Path.of("deploy", "nginx.conf");

  private final Process process;
  private final int plain;
  private final int tls;
  private final HttpClient client;

  private Nginx(Process process, int plain, int tls, HttpClient client) {
    this.process = process;
    this.plain = plain;
    this.tls = tls;
    this.client = client;
  }

  /** Skips the test where there is none. */
  public static void assumeInstalled() {
    assumeTrue(PROGRAMS.stream().anyMatch(Files::isExecutable), "nginx is not installed");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/openssl")), "openssl is not installed");
  }

  /**
   * Starts it before servers on this machine and waits until it answers.
   *
   * @param location where it shows them, such as {@code /}
   */
  public static Nginx before(Path folder, String location, int... ports) throws Exception {
    int plain = FreePort.find();
    int tls = FreePort.find();
    run(
        folder,
        ("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
                + " -subj /CN=localhost -addext subjectAltName=DNS:localhost"
                + " -keyout key.pem -out cert.pem")
            .split(" "));
    String servers =
        IntStream.of(ports)
            .mapToObj(port -> "server 127.0.0.1:" + port + " max_fails=0;")
            .collect(Collectors.joining(" "));
    String example =
        Files.readString(EXAMPLE)
            .replaceAll("(?m)^ *listen \\[::].*\n", "")
            .replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
            .replace("listen 443", "listen 127.0.0.1:" + tls)
            .replace("touchline.example.org;", "localhost;")
            .replaceAll("/etc/letsencrypt/live/[a-z.]+/fullchain.pem", folder + "/cert.pem")
            .replaceAll("/etc/letsencrypt/live/[a-z.]+/privkey.pem", folder + "/key.pem")
            .replace("server 127.0.0.1:7070;", servers)
            .replace("location / {", "location " + location + " {");
    Files.writeString(
        folder.resolve("nginx.conf"),
        """
        daemon off;
        pid %1$s/pid;
        error_log %1$s/error.log;
        events {}
        http {
        access_log off;
        client_body_temp_path %1$s/body;
        proxy_temp_path %1$s/proxy;
        fastcgi_temp_path %1$s/fastcgi;
        uwsgi_temp_path %1$s/uwsgi;
        scgi_temp_path %1$s/scgi;
        %2$s
        }
        """
            .formatted(folder, example));
    Path program = PROGRAMS.stream().filter(Files::isExecutable).findFirst().orElseThrow();
    Process process =
        new ProcessBuilder(
                program.toString(),
                "-p",
                folder + "/",
                "-c",
                folder + "/nginx.conf",
                "-e",
                "stderr")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    awaitPort(process, tls, folder);
    return new Nginx(process, plain, tls, client(folder));
  }

  private static void run(Path folder, String... command) throws Exception {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new IllegalStateException(Arrays.toString(command) + ": " + said);
    }
  }

  private static void awaitPort(Process process, int port, Path folder) throws IOException {
    while (process.isAlive()) {
      try (Socket there = new Socket("127.0.0.1", port)) {
        return;
      } catch (IOException notYet) {
        Pause.brief();
      }
    }
    throw new IllegalStateException("nginx must start: " + Files.readString(folder.resolve("out")));
  }

  /** Trusts the certificate that was made for this test. */
  private static HttpClient client(Path folder) throws IOException, GeneralSecurityException {
    KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
    known.load(null, null);
    try (var in = Files.newInputStream(folder.resolve("cert.pem"))) {
      Certificate own = CertificateFactory.getInstance("X.509").generateCertificate(in);
      known.setCertificateEntry("own", own);
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(known);
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(null, trust.getTrustManagers(), null);
    // The client of Java 17 waits for ever for what it asked on an HTTP/2 connection that nginx
    // ends.
    return HttpClient.newBuilder().version(Version.HTTP_1_1).sslContext(tls).build();
  }

  /** Its address by TLS, without a slash at the end. */
  public String url() {
    return "https://localhost:" + tls;
  }

  /** The same without TLS. */
  public String plain() {
    return "http://127.0.0.1:" + plain;
  }

  public HttpClient client() {
    return client;
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
