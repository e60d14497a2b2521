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
 * How long a gradebook's page takes, from the request to its last byte, beside the time that the
 * database takes for the totals of that class alone, in the same run; and how long it takes to show
 * ten students of it, which is as much HTML whatever the size of the class.
 */
final class GradebookBenchmark {
  private static final String PASSWORD = "only for this run";
  private static final long COURSE = 1;
  private static final int WARM = 8;
  private static final int RUNS = 15;

  private static final List<DemoSize> SIZES =
      List.of(
          new DemoSize(10, 6, false),
          new DemoSize(1_000, 50, false),
          new DemoSize(10_000, 20, false));

  private final Edition edition = Edition.load();
  private final Lessons lessons = edition.lessons();
  private final Clock clock = Clock.systemUTC();

  private GradebookBenchmark() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    GradebookBenchmark benchmark = new GradebookBenchmark();
    PrintStream out = System.out;
    out.println("Medians of " + RUNS + " requests after " + WARM + "; a page has 100 students.");
    out.println(
        "students  assignments  page in ms  totals alone in ms  ratio   KB  ten rows in ms");
    for (DemoSize size : SIZES) {
      out.println(benchmark.measured(size));
    }
  }

  private String measured(DemoSize size) throws IOException, InterruptedException {
    Place data = Place.folder(Files.createTempDirectory("gradebook"));
    List<Double> totals = new ArrayList<>();
    try (Database database = Database.open(data)) {
      AccountStore accounts = new AccountStore(database, new LearnerStore(database));
      new Demo(lessons, size, (exercise, source, seed) -> Optional.empty(), clock.instant())
          .fill(database, accounts);
      accounts.givePassword(accounts.named("owner").orElseThrow(), PASSWORD);
      GradebookStore store = new GradebookStore(database);
      for (int i = 0; i < WARM + RUNS; i++) {
        long start = System.nanoTime();
        store.students(COURSE, "", clock.instant());
        totals.add((System.nanoTime() - start) / 1e6);
      }
    }
    try (App app = App.start(new Settings("127.0.0.1", 0, data), edition, clock)) {
      Visit visit = Visit.of("http://127.0.0.1:" + app.port());
      double ten = median(visit.pages(few(size)).stream().map(Page::milliseconds).toList());
      return line(size, median(totals), visit.pages("")) + "  %14.1f".formatted(ten);
    }
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

    List<Page> pages(String query) throws IOException, InterruptedException {
      HttpRequest gradebook =
          HttpRequest.newBuilder(URI.create(url + "/courses/" + COURSE + "/gradebook" + query))
              .header("Cookie", cookie)
              .build();
      List<Page> pages = new ArrayList<>();
      for (int i = 0; i < WARM + RUNS; i++) {
        long start = System.nanoTime();
        int bytes = client.send(gradebook, BodyHandlers.ofByteArray()).body().length;
        pages.add(new Page((System.nanoTime() - start) / 1e6, bytes));
      }
      return pages;
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

  private static String line(DemoSize size, double totals, List<Page> pages) {
    double page = median(pages.stream().map(Page::milliseconds).toList());
    return "%8d  %11d  %10.1f  %18.1f  %5.1f  %3d"
        .formatted(
            size.students(),
            size.assignments(),
            page,
            totals,
            page / totals,
            pages.get(0).bytes() / 1_000);
  }

  /** Of what came after the warming up. */
  private static double median(List<Double> all) {
    List<Double> sorted = new ArrayList<>(all.subList(WARM, all.size()));
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}
