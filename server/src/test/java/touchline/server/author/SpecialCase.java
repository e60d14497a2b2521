package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import touchline.code.AnsweredMethod;
import touchline.code.Case;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.author.kept.Answered;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/** A folder of exercises nobody prepared for, and what is found in its special positions. */
abstract class SpecialCase extends WorkerCase {
  static final Owner AUTHOR = Owner.named("author");
  static final InstantSource STILL = InstantSource.fixed(Instant.EPOCH);

  /** A segment and a disc, which no lesson's method takes so. */
  static final String REACHES =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean reaches(Segment wall, Circle ball) {
          Vec2 d = wall.b().minus(wall.a());
          Vec2 v = ball.center().minus(wall.a());
          double t = d.dot(d) == 0 ? 0 : Math.max(0, Math.min(1, v.dot(d) / d.dot(d)));
          double far = v.minus(d.times(t)).length();
          return far <= ball.radius();
        }
      }
      """;

  static final String COVERED =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean covered(Vec2 p, Circle[] discs) {
          for (int i = 0; i < discs.length; i++) {
            Vec2 v = p.minus(discs[i].center());
            if (v.dot(v) <= discs[i].radius() * discs[i].radius()) {
              return true;
            }
          }
          return false;
        }
      }
      """;

  @TempDir Path folder;

  static ExerciseFolder read(Path from) {
    Reading reading = FolderReader.read(from);
    return reading.folder().orElseThrow(() -> new AssertionError(reading.problems()));
  }

  static Specials specials(Path from) {
    Measurement measured = Measuring.of(read(from), pool::run, AUTHOR, STILL);
    assertEquals(List.of(), measured.problems());
    return measured.specials();
  }

  final void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve("mistakes"));
    Files.writeString(folder.resolve(file), text);
  }

  final void make(String method, String reference, String right, String wrong, String cases)
      throws IOException {
    String head =
        "---\ntitle: Nobody prepared for it\nmethod: "
            + method
            + "\n---\n\nWrite it for `wall`, `ball`, `p` and `discs`.\n";
    write("exercise.md", head);
    write("reference.java", reference);
    assertTrue(reference.contains(right), right);
    write("mistakes/one.java", "// One\n// It is wrong.\n" + reference.replace(right, wrong));
    write("cases.txt", cases);
  }

  final void makeReaches() throws IOException {
    make(
        "boolean reaches(Segment wall, Circle ball)",
        REACHES,
        "far <= ball.radius()",
        "far * 2 <= ball.radius()",
        """
        wall = (0, 0) to (4, 0), ball = (2, 1) radius 2
        wall = (0, 0) to (4, 0), ball = (2, 4) radius 2
        wall = (0, 0) to (4, 0), ball = (6, 1) radius 1
        """);
  }

  final void makeCovered() throws IOException {
    make(
        "boolean covered(Vec2 p, Circle[] discs)",
        COVERED,
        "return false",
        "return discs.length == 0",
        """
        p = (1, 1), discs = [(0, 0) radius 2]
        p = (5, 1), discs = [(0, 0) radius 2, (7, 1) radius 1]
        p = (6, 1), discs = [(0, 0) radius 2, (6, 2) radius 2]
        """);
  }

  final AnsweredMethod published() {
    List<Problem> problems = new ArrayList<>();
    Answered answered =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, problems)
            .orElseThrow(() -> new AssertionError(problems));
    assertTrue(answered.special().size() > 10, "special: " + answered.special().size());
    return new AnsweredMethod(
        "own/it",
        read(folder).head().method(),
        List.of("one"),
        answered.chosen(),
        answered.drawn(),
        answered.special());
  }

  /** How many of the cases of a submission a method gets wrong. */
  final long wrong(AnsweredMethod method, String source, long seed) {
    List<double[]> inputs = method.hidden(seed).stream().map(Case::input).toList();
    List<Problem> problems = new ArrayList<>();
    Programs programs = new Programs(pool::run, read(folder).head().method(), AUTHOR, problems);
    Answers ran =
        programs.answers("a", source, inputs).orElseThrow(() -> new AssertionError(problems));
    return Stream.iterate(0, i -> i < inputs.size(), i -> i + 1)
        .filter(
            i ->
                SpecialPositions.gave(ran.runs().get(i))
                    .filter(gave -> method.isRight(inputs.get(i), gave))
                    .isEmpty())
        .count();
  }

  static List<String> positions(List<Specials.Hole> holes) {
    return holes.stream().map(Specials.Hole::position).toList();
  }
}
