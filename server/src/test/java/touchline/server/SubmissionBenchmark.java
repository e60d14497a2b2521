package touchline.server;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Proxies;
import touchline.server.store.BareInserts;
import touchline.server.store.Place;
import touchline.server.submission.PlainClient;

/**
 * How many answers a second a site takes, each marked and on the disk before it is acknowledged,
 * beside what its database does with bare rows in the same run. Clients are in this process and
 * take their share of the machine.
 */
public final class SubmissionBenchmark {
  private static final String FORM = "/exercises/closest-point/find-it";
  private static final int CLIENTS = 16;
  private static final int ROUNDS = 5;

  /** Until Java has compiled what is run most, as in a site that has been up for a while. */
  private static final Duration WARM = Duration.ofSeconds(40);

  private static final Duration ROUND = Duration.ofSeconds(6);

  private final AtomicInteger acknowledged = new AtomicInteger();
  private final BareInserts bare;
  private final String url;

  private SubmissionBenchmark(BareInserts bare, String url) {
    this.bare = bare;
    this.url = url;
  }

  /**
   * Measures SQLite in a new folder, or the PostgreSQL database that is named; it must be empty.
   *
   * @param args nothing, or such as {@code jdbc:postgresql://host:5432/scratch}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Map<String, String> environment = System.getenv();
    Place place =
        args.length == 0
            ? Place.folder(Files.createTempDirectory("submissions"))
            : Place.server(
                args[0],
                environment.getOrDefault("TOUCHLINE_DATABASE_USER", ""),
                environment.getOrDefault("TOUCHLINE_DATABASE_PASSWORD", ""));
    measure(place, System.out);
  }

  /** Prints the rounds and their medians. */
  public static void measure(Place place, PrintStream out) throws InterruptedException {
    BareInserts bare = new BareInserts(place);
    // Each client has an address of its own, for what is kept of one in a day has a limit.
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            place,
            Optional.empty(),
            Optional.empty(),
            PasswordCost.OWASP,
            Proxies.parse("127.0.0.1").orElseThrow());
    try (App app = App.start(settings, Edition.load(), Clock.systemUTC())) {
      if (bare.submissions() > 0) {
        throw new IllegalArgumentException("the database must have no submissions: " + place);
      }
      new SubmissionBenchmark(bare, "http://127.0.0.1:" + app.port()).run(out);
    }
  }

  private void run(PrintStream out) throws InterruptedException {
    out.println(
        CLIENTS
            + " clients, "
            + bare.writers()
            + " writing connections, rounds of "
            + ROUND.toSeconds()
            + " s.");
    submissions(WARM);
    bare.perSecond(ROUND);
    List<Double> ratios = new ArrayList<>();
    out.println("submissions a second  bare rows a second  ratio");
    for (int i = 0; i < ROUNDS; i++) {
      double submissions = submissions(ROUND);
      double rows = bare.perSecond(ROUND);
      ratios.add(submissions / rows);
      out.printf("%20.0f  %18.0f  %5.2f%n", submissions, rows, submissions / rows);
    }
    Collections.sort(ratios);
    out.printf("median ratio %.2f%n", ratios.get(ROUNDS / 2));
    out.println(acknowledged.get() + " acknowledged, " + bare.submissions() + " on the disk");
  }

  /** Acknowledged answers a second over this time. */
  private double submissions(Duration time) throws InterruptedException {
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try {
      int before = acknowledged.get();
      long start = System.nanoTime();
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        String address = "192.0.2." + i;
        all.add(clients.submit(() -> answer(address, start + time.toNanos())));
      }
      for (Future<?> one : all) {
        one.get();
      }
      return (acknowledged.get() - before) * 1e9 / (System.nanoTime() - start);
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken);
    } finally {
      clients.shutdownNow();
    }
  }

  /** One learner, who answers one question after another. */
  private void answer(String address, long end) {
    try (PlainClient client = new PlainClient(url)) {
      for (int i = 1; System.nanoTime() < end; i++) {
        int status = client.post(FORM, "seed=" + i + "&question=1&a0=(1.5,+" + i + ")", address);
        if (status != 303) {
          throw new IllegalStateException("status must be 303: " + status);
        }
        acknowledged.incrementAndGet();
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
