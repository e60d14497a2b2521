package touchline.server.outside;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import touchline.server.FreePort;
import touchline.server.Pause;

/** A real nginx that sends one page of a site as it was, from a file that is compressed already. */
final class PageServer implements AutoCloseable {
  private static final List<Path> PROGRAMS =
      List.of(
          Path.of("/usr/sbin/nginx"), Path.of("/usr/bin/nginx"), Path.of("/usr/local/bin/nginx"));

  private final Process process;
  private final int port;

  private PageServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /**
   * With as many processes as it takes by itself for a small machine: one.
   *
   * @return empty where there is no nginx
   */
  static Optional<PageServer> of(String page, Path folder)
      throws IOException, InterruptedException {
    Optional<Path> program = PROGRAMS.stream().filter(Files::isExecutable).findFirst();
    if (program.isEmpty()) {
      return Optional.empty();
    }
    Files.createDirectories(folder.resolve("pages"));
    byte[] html = read(page);
    Files.write(folder.resolve("pages/page.html"), html);
    Path compressed = folder.resolve("pages/page.html.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      out.write(html);
    }
    int port = FreePort.find();
    Files.writeString(folder.resolve("nginx.conf"), settings(folder, port));
    Process process =
        new ProcessBuilder(
                program.get().toString(),
                "-p",
                folder + "/",
                "-c",
                folder + "/nginx.conf",
                "-e",
                "stderr")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    await(process, port, folder);
    return Optional.of(new PageServer(process, port));
  }

  private static String settings(Path folder, int port) {
    String user = System.getProperty("user.name").equals("root") ? "user root;" : "";
    return """
    daemon off;
    %1$s
    worker_processes 1;
    pid %2$s/pid;
    error_log %2$s/error.log;
    events { worker_connections 1024; }
    http {
      types { text/html html; }
      access_log off;
      sendfile on;
      keepalive_requests 1000000;
      open_file_cache max=100;
      gzip_static on;
      client_body_temp_path %2$s/body;
      proxy_temp_path %2$s/proxy;
      fastcgi_temp_path %2$s/fastcgi;
      uwsgi_temp_path %2$s/uwsgi;
      scgi_temp_path %2$s/scgi;
      server { listen 127.0.0.1:%3$d; root %2$s/pages; }
    }
    """
        .formatted(user, folder, port);
  }

  private static byte[] read(String page) throws IOException {
    var connection = (HttpURLConnection) URI.create(page).toURL().openConnection();
    return connection.getInputStream().readAllBytes();
  }

  private static void await(Process process, int port, Path folder) throws IOException {
    while (process.isAlive()) {
      try (Socket there = new Socket("127.0.0.1", port)) {
        return;
      } catch (IOException notYet) {
        Pause.brief();
      }
    }
    throw new IOException("nginx must start: " + Files.readString(folder.resolve("out")));
  }

  /** Where the page is. */
  String page() {
    return "http://127.0.0.1:" + port + "/page.html";
  }

  /** What it has taken of the processor since it started: its one worker, and who started that. */
  Duration processorTime() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .map(one -> one.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
