package touchline.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The packaged program, killed without warning while clients send to it. */
public final class KilledProgram {
  /** In seconds; only a server that hangs takes so long. */
  public static final int PATIENCE = 120;

  private static final int CLIENTS = 4;

  private KilledProgram() {}

  /** Sends one thing after the other until the server is gone. */
  public interface Client {
    /**
     * Sends.
     *
     * @param number another for each client of each round
     * @param told is given what the server has acknowledged
     */
    void send(String url, int number, Consumer<String> told);
  }

  /** Kills it once so much was acknowledged; returns all that was. */
  public static List<String> whileReceiving(Path data, int round, int enough, Client client)
      throws Exception {
    ConcurrentLinkedQueue<String> told = new ConcurrentLinkedQueue<>();
    CountDownLatch reached = new CountDownLatch(enough);
    Consumer<String> hears =
        what -> {
          told.add(what);
          reached.countDown();
        };
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try (ServerProcess server = ServerProcess.start(data)) {
      List<Future<?>> streams =
          IntStream.range(round * CLIENTS, (round + 1) * CLIENTS)
              .<Future<?>>mapToObj(
                  number -> clients.submit(() -> client.send(server.url(), number, hears)))
              .toList();
      assertTrue(reached.await(PATIENCE, TimeUnit.SECONDS), "clients must be answered");
      server.kill();
      for (Future<?> stream : streams) {
        stream.get(PATIENCE, TimeUnit.SECONDS);
      }
    } finally {
      clients.shutdownNow();
    }
    return List.copyOf(told);
  }
}
