package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.author.DraftFields;

/** What tests need in which an instructor publishes what she wrote: one site a class. */
@Tag("store")
abstract class PublishedCase {
  private static final Path DISC = Path.of("src/main/resources/touchline/draft");

  @TempDir protected static Path data;
  protected static ClassRoom room;
  protected static TestBrowser author;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** A program of the exercise that every draft begins with. */
  protected static String source(String file) {
    try {
      return Files.readString(DISC.resolve(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  protected static String number(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  protected static String draft() {
    return ClassRoom.location(author.fill("/exercise-drafts")).replaceFirst("\\?.*", "");
  }

  protected static HttpResponse<String> send(String path, String... changes) {
    return author.fill(path, DraftFields.of(author.get(path).body(), changes));
  }

  /** Saves, and publishes to the course; the clock goes on. */
  protected static HttpResponse<String> publishWith(String path, String... changes) {
    String[] go = {"course-" + number(room.course), "yes", "go", "publish"};
    room.clock.advance(Duration.ofSeconds(1));
    HttpResponse<String> told =
        send(path, Stream.concat(Stream.of(go), Stream.of(changes)).toArray(String[]::new));
    room.clock.advance(Duration.ofSeconds(1));
    return told;
  }

  /** With this exercise for so many points, and no other. */
  protected static String assignment(String exercise, int points) {
    return room.assignment(
        "use:" + ClassRoom.VALUE,
        "",
        "use:" + exercise,
        "yes",
        "points:" + exercise,
        Integer.toString(points));
  }

  protected static String begun(TestBrowser student, String work) {
    return ClassRoom.location(student.fill(work + "/attempts", "after", "0"));
  }

  /** What each has, as PostgreSQL and SQLite do not write numbers alike. */
  protected static List<String> points(String assignment) {
    return Rows.of(
            data,
            "SELECT login || ' ' || points FROM grade JOIN account ON account.id = account"
                + " WHERE assignment = "
                + number(assignment)
                + " ORDER BY login")
        .stream()
        .map(row -> row.endsWith(".0") ? row.substring(0, row.length() - 2) : row)
        .toList();
  }

  /** The author's page, once it has these words. */
  protected static String until(String path, String words) {
    return assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          String page = author.get(path).body();
          while (!page.contains(words)) {
            page = author.get(path).body();
          }
          return page;
        });
  }
}
