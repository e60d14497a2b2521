package touchline.server.outside;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * What a server did while it was asked for one page again and again on connections that stay open.
 *
 * @param requests how many it answered
 * @param time of the clock
 * @param processor time that it took
 */
record Load(long requests, Duration time, Duration processor) {
  /** More than a page with its headers. */
  private static final int MOST = 1 << 20;

  private static final String END_OF_HEADERS = "\r\n\r\n";
  private static final String LENGTH = "content-length: ";

  /** Of the processor, for one request. */
  double microseconds() {
    return processor.toNanos() / 1e3 / requests;
  }

  double perSecond() {
    return requests * 1e9 / time.toNanos();
  }

  /** Asks as often as it can over this time. */
  static Load on(URI page, int connections, Duration time, Supplier<Duration> processorTime)
      throws InterruptedException {
    ExecutorService clients = Executors.newFixedThreadPool(connections);
    try {
      Duration before = processorTime.get();
      long begun = System.nanoTime();
      List<Future<Long>> all = new ArrayList<>();
      for (int i = 0; i < connections; i++) {
        all.add(clients.submit(() -> ask(page, begun + time.toNanos())));
      }
      long requests = 0;
      for (Future<Long> one : all) {
        requests += one.get();
      }
      Duration took = Duration.ofNanos(System.nanoTime() - begun);
      return new Load(requests, took, processorTime.get().minus(before));
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken);
    } finally {
      clients.shutdownNow();
    }
  }

  private static long ask(URI page, long end) throws IOException {
    byte[] request =
        ("GET " + page.getPath() + " HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII);
    byte[] buffer = new byte[MOST];
    try (Socket socket = new Socket(page.getHost(), page.getPort())) {
      socket.setTcpNoDelay(true);
      InputStream in = socket.getInputStream();
      long requests = 0;
      while (System.nanoTime() < end) {
        socket.getOutputStream().write(request);
        read(in, buffer);
        requests++;
      }
      return requests;
    }
  }

  /** One answer to its end, as its headers say. */
  private static void read(InputStream in, byte[] buffer) throws IOException {
    int there = 0;
    int whole = MOST;
    while (there < whole) {
      int more = in.read(buffer, there, MOST - there);
      if (more < 0) {
        throw new IOException("an answer must be whole");
      }
      there += more;
      whole = whole == MOST ? whole(buffer, there) : whole;
    }
  }

  /** How long the answer is; {@link #MOST} while its headers are not whole. */
  private static int whole(byte[] buffer, int there) throws IOException {
    String begin = new String(buffer, 0, Math.min(there, 4096), StandardCharsets.ISO_8859_1);
    int end = begin.indexOf(END_OF_HEADERS);
    if (end < 0) {
      return MOST;
    }
    String headers = begin.substring(0, end + 2).toLowerCase(Locale.ROOT);
    int length = headers.indexOf(LENGTH);
    if (!headers.startsWith("http/1.1 200") || length < 0) {
      throw new IOException("an answer must be 200 and say its length: " + headers);
    }
    int from = length + LENGTH.length();
    String said = headers.substring(from, headers.indexOf('\r', from));
    return end + END_OF_HEADERS.length() + Integer.parseInt(said);
  }
}
