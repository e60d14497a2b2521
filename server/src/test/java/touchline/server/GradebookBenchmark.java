package touchline.server;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.demo.Demo;
import touchline.server.demo.DemoSize;
import touchline.server.gradebook.GradebookStore;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.Place;

/**
 * How long a gradebook's page takes, from the request to its last byte, for classes of three sizes
 * with as many assignments; and how long it takes to show ten students of each, which is as much
 * HTML whatever the size of the class. The classes are asked in turn, so that whatever else the
 * machine does meets all of them. Beside it stands what the database takes for everybody's totals.
 */
public final class GradebookBenchmark {
  private static final String PASSWORD = "only for this run";
  private static final long COURSE = 1;
  private static final int ASSIGNMENTS = 20;
  private static final int WARM = 15;
  private static final int RUNS = 31;

  private static final List<DemoSize> SIZES =
      List.of(
          new DemoSize(10, ASSIGNMENTS, false),
          new DemoSize(1_000, ASSIGNMENTS, false),
          new DemoSize(10_000, ASSIGNMENTS, false));

  private final Edition edition = Edition.load();
  private final Lessons lessons = edition.lessons();
  private final Clock clock = Clock.systemUTC();

  private GradebookBenchmark() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    new GradebookBenchmark().run(System.out);
  }

  private void run(PrintStream out) throws IOException, InterruptedException {
    List<Measured> all = new ArrayList<>();
    try {
      for (DemoSize size : SIZES) {
        all.add(start(size));
      }
      for (int i = 0; i < WARM + RUNS; i++) {
        for (Measured one : all) {
          one.ask();
        }
      }
    } finally {
      all.forEach(one -> one.app().close());
    }
    out.println(
        "Medians of %d requests after %d; a page has at most 100 students, and %d assignments."
            .formatted(RUNS, WARM, ASSIGNMENTS));
    out.println("students  page in ms   KB  totals alone in ms  ten rows in ms");
    all.forEach(one -> out.println(one.line()));
    out.println(
        "Ten rows of the largest class take %.1f times as long as those of the smallest."
            .formatted(median(all.get(all.size() - 1).tens()) / median(all.get(0).tens())));
  }

  /** A site with a class, and what was measured there so far. */
  private record Measured(
      DemoSize size,
      App app,
      Visit visit,
      List<Double> totals,
      List<Page> pages,
      List<Double> tens) {
    void ask() throws IOException, InterruptedException {
      pages.add(visit.page(""));
      tens.add(visit.page(few(size)).milliseconds());
    }

    String line() {
      return "%8d  %10.1f  %3d  %18.1f  %14.1f"
          .formatted(
              size.students(),
              median(pages.stream().map(Page::milliseconds).toList()),
              pages.get(0).bytes() / 1_000,
              median(totals),
              median(tens));
    }
  }

  private Measured start(DemoSize size) throws IOException, InterruptedException {
    Place data = Place.folder(Files.createTempDirectory("gradebook"));
    List<Double> totals = new ArrayList<>();
    try (Database database = Database.open(data)) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      new Demo(lessons, size, (exercise, form, source, seed) -> Optional.empty(), clock.instant())
          .fill(database, accounts);
      accounts.givePassword(accounts.named("owner").orElseThrow(), PASSWORD);
      GradebookStore store = new GradebookStore(database);
      for (int i = 0; i < WARM + RUNS; i++) {
        long start = System.nanoTime();
        store.students(COURSE, "", clock.instant());
        totals.add((System.nanoTime() - start) / 1e6);
      }
    }
    App app = App.start(new Settings("127.0.0.1", 0, data), edition, clock);
    Visit visit = Visit.of("http://127.0.0.1:" + app.port());
    return new Measured(size, app, visit, totals, new ArrayList<>(), new ArrayList<>());
  }

  /** A search that finds ten students, or eleven: with 1,000, student99 and student990 to 999. */
  private static String few(DemoSize size) {
    return "?name=student" + "9".repeat(String.valueOf(size.students() / 10).length() - 1);
  }

  /** Milliseconds and bytes. */
  private record Page(double milliseconds, int bytes) {}

  /** Somebody who is signed in. */
  private record Visit(HttpClient client, String url, String cookie) {
    static Visit of(String url) throws IOException, InterruptedException {
      HttpClient client = HttpClient.newHttpClient();
      return new Visit(client, url, signedIn(client, url));
    }

    Page page(String query) throws IOException, InterruptedException {
      HttpRequest gradebook =
          HttpRequest.newBuilder(URI.create(url + "/courses/" + COURSE + "/gradebook" + query))
              .header("Cookie", cookie)
              .build();
      long start = System.nanoTime();
      int bytes = client.send(gradebook, BodyHandlers.ofByteArray()).body().length;
      return new Page((System.nanoTime() - start) / 1e6, bytes);
    }
  }

  private static String signedIn(HttpClient client, String url)
      throws IOException, InterruptedException {
    String form = "login=owner&password=" + URLEncoder.encode(PASSWORD, StandardCharsets.UTF_8);
    HttpRequest signIn =
        HttpRequest.newBuilder(URI.create(url + "/sign-in"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form))
            .build();
    String cookie =
        client
            .send(signIn, BodyHandlers.discarding())
            .headers()
            .firstValue("Set-Cookie")
            .orElseThrow();
    return cookie.substring(0, cookie.indexOf(';'));
  }

  /** Of what came after the warming up. */
  private static double median(List<Double> all) {
    List<Double> sorted = new ArrayList<>(all.subList(WARM, all.size()));
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}
