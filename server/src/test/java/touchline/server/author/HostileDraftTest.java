package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.ClassRoom;
import touchline.server.Sweep;
import touchline.server.TestBrowser;
import touchline.server.grading.pool.Programs;

/**
 * Hostile programs that an author writes on the page, as the right method, as a mistake and as what
 * says which cases make sense: they are told in words, others are served meanwhile, and the next
 * exercise is measured as ever. With {@code -Dhostile=all} all, otherwise a sample by {@code
 * -Dseed}.
 */
class HostileDraftTest {
  private static final int SAMPLED = 80;

  private static final String RIGHT =
      """
      import touchline.geometry.*;

      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          Vec2 d = b.minus(a);
          double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)));
          return a.plus(d.times(t));
        }
      }
      """;

  private static final String CASES =
      """
      a = (0, 0), b = (4, 0), p = (1, 2)
      a = (0, 0), b = (4, 0), p = (6, 1)
      a = (1, -2), b = (3, 4), p = (-3, 1)
      """;

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser author;
  private static TestBrowser other;
  private static String path = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
    other = room.member("igor", "instructor");
    path = ClassRoom.location(author.fill("/exercise-drafts")).replaceFirst("\\?.*", "");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  static Stream<Path> programs() {
    List<Path> all = new ArrayList<>(Programs.in("attacks/given"));
    all.addAll(Programs.in("attacks/own"));
    if (Sweep.isWhole("hostile")) {
      return all.stream();
    }
    Collections.shuffle(all, new Random(Long.getLong("seed", 1)));
    return all.subList(0, all.size() / SAMPLED).stream();
  }

  /** The fields of an exercise for the method of these programs, whose mistake is that of none. */
  private static String[] fields(String page, String reference, String mistake, String wanted) {
    return DraftFields.of(
        page,
        "method",
        "Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)",
        "text",
        "The point of the segment from `a` to `b` that is closest to `p`. They differ.",
        "ranges",
        "",
        "reference",
        reference,
        "cases",
        CASES,
        "question-title",
        "Which point is it?",
        "question-text",
        "Which point of the segment is the closest?",
        "wanted-said",
        wanted.isEmpty() ? "" : "It makes no case.",
        "wanted-source",
        wanted,
        "source-0",
        mistake,
        "source-1",
        RIGHT.replace("Math.max(0, ", "Math.max(-1, "),
        "source-2",
        RIGHT.replace("Math.min(1, ", "Math.min(2, "),
        "go",
        "measure");
  }

  /** What is said on the page while somebody else is served. */
  private static String measured(String reference, String mistake, String wanted) {
    String page = author.get(path).body();
    CompletableFuture<HttpResponse<String>> measuring =
        CompletableFuture.supplyAsync(
            () -> author.fill(path, fields(page, reference, mistake, wanted)));
    assertEquals(200, other.get("/exercise-drafts").statusCode(), "served meanwhile");
    HttpResponse<String> told = measuring.join();
    assertFalse(told.body().contains("root:"), told.body());
    if (isTooLong(reference) || isTooLong(mistake) || isTooLong(wanted)) {
      assertEquals(413, told.statusCode(), "too long for a field");
    } else {
      assertEquals(200, told.statusCode(), told.body());
      assertFalse(told.body().contains("data-state=\"none\""), told.body());
    }
    return told.body();
  }

  /** The same program, which decides what makes sense: what it does, it does when it is asked. */
  private static String asWanted(String source) {
    return source.replaceFirst(
        "(class Solution[^{]*\\{)",
        "$1 static boolean wanted(Vec2 a, Vec2 b, Vec2 p) { return closestPoint(a, b, p) != null;"
            + " }");
  }

  private static boolean isTooLong(String source) {
    return source.getBytes(StandardCharsets.UTF_8).length > Workshop.MOST_BYTES;
  }

  @ParameterizedTest
  @MethodSource("programs")
  void itIsToldAndNobodySuffers(Path file) {
    String hostile = Programs.source(file);
    String wrong = RIGHT.replace("p.minus(a)", "p");
    measured(hostile, wrong, "");
    measured(RIGHT, hostile, "");
    measured(RIGHT, wrong, asWanted(hostile));
    String after = measured(RIGHT, wrong, "");
    assertTrue(after.contains("The right method answers your cases"), after);
  }
}
