package touchline.server.outside;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A class that reads, answers and programs, and then hands in at a deadline: how long each kind of
 * request takes, beside nginx that sends a lesson kept as a file and beside a Java of its own for a
 * program, and the memory of the site while it goes on.
 *
 * @param students how many
 * @param minutes of reading and answering, in which each student does about 35 things in ten
 * @param spikes the times in which everybody hands in once
 * @param rest after which memory is looked at again
 */
record ClassCampaign(
    int students, Duration minutes, List<Duration> spikes, Duration rest, long seed) {
  /** Of a student in ten minutes: lessons and values, and between them methods. */
  private static final double LESSONS = 16.8;

  private static final double VALUES = 16.4;
  private static final double METHODS = 1.6;
  private static final Duration BETWEEN_FILES = Duration.ofMillis(500);
  private static final int FRESH_RUNS = 3;

  private static final String[] READ = {
    "vectors", "closest-point", "overlap", "push-out", "moving-circle"
  };

  private static final String RIGHT =
      "Vec2 d = b.minus(a); double t = p.minus(a).dot(d) / d.dot(d);"
          + " return a.plus(d.times(Math.max(0, Math.min(1, t))));";

  private static final String WRONG =
      "Vec2 d = b.minus(a); return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));";

  ClassCampaign {
    spikes = List.copyOf(spikes);
  }

  /**
   * Measures a class, as the package starts the site and then as {@code java -jar} does.
   *
   * @param args the minutes, unless it is ten; {@code plain} or {@code installed} for only one, or
   *     {@code both}; how many students, unless it is 500
   */
  public static void main(String[] args) throws Exception {
    Duration minutes = Duration.ofSeconds((long) (60 * number(args, 0, 10)));
    int students = (int) number(args, 2, 500);
    List<Duration> spikes = List.of(Duration.ofSeconds(20), Duration.ofSeconds(100));
    ClassCampaign campaign =
        new ClassCampaign(students, minutes, spikes, Duration.ofSeconds(60), 1);
    Path folder = Files.createTempDirectory("class");
    Path jar = Path.of(System.getProperty("jar", "server/target/touchline.jar"));
    String only = args.length > 1 ? args[1] : "";
    if (!only.equals("plain")) {
      System.out.println("As the package starts it:");
      Path data = folder.resolve("installed");
      Path script = Path.of("server/deploy/touchline");
      try (SiteProcess site = SiteProcess.installed(jar, script, data)) {
        campaign.measure(site, data, System.out);
      }
    }
    if (!only.equals("installed")) {
      System.out.println("By java -jar:");
      Path data = folder.resolve("plain");
      try (SiteProcess site = SiteProcess.plain(jar, data)) {
        campaign.measure(site, data, System.out);
      }
    }
  }

  private static double number(String[] args, int place, double otherwise) {
    return args.length > place ? Double.parseDouble(args[place]) : otherwise;
  }

  /** Prints a table; returns what it was made of. */
  Timings measure(SiteProcess site, Path data, PrintStream out)
      throws IOException, InterruptedException, SQLException {
    Client client = new Client();
    Students all = Students.at(site, data, client, students);
    Timings timings = new Timings();
    Path folder = Files.createDirectories(data.resolveSibling(data.getFileName() + "-nginx"));
    fresh(folder, timings);
    out.println("  before: " + Resident.of(site.handle()));
    Optional<PageServer> nginx = PageServer.of(site.url() + "/lessons/closest-point", folder);
    try (Watch watch = new Watch(site.handle(), out)) {
      Timetable work = new Timetable(timings);
      read(work, site.url(), client, all, nginx);
      work.run();
      for (int i = 0; i < spikes.size(); i++) {
        Timetable spike = new Timetable(timings);
        handIn(spike, spikes.get(i), client, all, i);
        spike.run();
        out.println("  after hand-ins: " + Resident.of(site.handle()));
      }
      Thread.sleep(rest.toMillis());
    } finally {
      nginx.ifPresent(PageServer::close);
    }
    out.println("  at rest: " + Resident.of(site.handle()));
    fresh(folder, timings);
    timings.print(out);
    return timings;
  }

  private void read(
      Timetable table, String url, Client client, Students all, Optional<PageServer> nginx) {
    Random random = new Random(seed);
    String exercises = url + "/exercises/closest-point";
    double share = minutes.toMillis() / 600_000.0 * students;
    for (int i = 0; i < LESSONS * share; i++) {
      String page = url + "/lessons/" + READ[random.nextInt(READ.length)];
      String cookie = somebody(random, all);
      table.at(sometime(random, minutes), "lesson", () -> client.page(page, cookie));
    }
    for (int i = 0; i < VALUES * share; i++) {
      String[] form = {"seed", "" + (i + 1), "question", "1", "a0", "(1.5, " + i % 9 + ")"};
      String cookie = somebody(random, all);
      String panel = exercises + "/find-it/panel";
      table.at(
          sometime(random, minutes),
          "value answer",
          () -> Client.expect(200, client.post(panel, cookie, form)));
    }
    for (int i = 0; i < METHODS * share; i++) {
      String source = source(random.nextBoolean(), i);
      String cookie = somebody(random, all);
      String method = exercises + "/write-it";
      table.at(
          sometime(random, minutes),
          "method in practice, verdict",
          () -> client.method(method, "submit", cookie, source));
    }
    long files = nginx.isPresent() ? minutes.dividedBy(BETWEEN_FILES) : 0;
    for (int i = 0; i < files; i++) {
      table.at(
          BETWEEN_FILES.multipliedBy(i),
          "(nginx: lesson as a file)",
          () -> client.page(nginx.orElseThrow().page(), ""));
    }
  }

  private void handIn(Timetable table, Duration time, Client client, Students all, int attempt) {
    Random random = new Random(seed + attempt + 1);
    String exercise = all.assignment() + "/" + Students.METHOD;
    String kind = "hand-in within " + time.toSeconds() + " s, verdict";
    for (String cookie : all.cookies()) {
      String source = source(random.nextBoolean(), random.nextInt());
      table.at(
          sometime(random, time), kind, () -> client.method(exercise, "submit", cookie, source));
    }
  }

  private static Duration sometime(Random random, Duration within) {
    return Duration.ofNanos((long) (random.nextDouble() * within.toNanos()));
  }

  private static String somebody(Random random, Students all) {
    return all.cookies().get(random.nextInt(all.cookies().size()));
  }

  /** No two are the same text. */
  private static String source(boolean isRight, int number) {
    return """
           import touchline.geometry.*;

           class Solution {
             // %d
             static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
               %s
             }
           }
           """
        .formatted(number, isRight ? RIGHT : WRONG);
  }

  /** What each program would take without workers that wait for it. */
  private static void fresh(Path folder, Timings timings) throws IOException, InterruptedException {
    Path file = folder.resolve("One.java");
    Files.writeString(
        file, "class One { public static void main(String[] a) { System.out.println(1); } }");
    for (int i = 0; i < FRESH_RUNS; i++) {
      long begun = System.nanoTime();
      run(SiteProcess.java("javac"), "-d", folder.toString(), file.toString());
      run(SiteProcess.java("java"), "-cp", folder.toString(), "One");
      timings.took("(javac and java of one file)", System.nanoTime() - begun);
    }
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getInputStream().readAllBytes();
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + " must end well");
    }
  }
}
