package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.AnsweredMethod;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.AnsweredWire;
import touchline.server.lesson.compile.Problem;

/** A method that is right everywhere but in one family of positions is caught, whoever’s it is. */
class SpecialPositionsTest extends SpecialCase {
  /** Each is right everywhere but there; every submission is tried there, whatever its seed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wall.a().x() == wall.b().x()|false
          wall.a().x() == wall.b().x()|true
          wall.a().y() == wall.b().y()|false
          wall.a().y() == wall.b().y()|true
          wall.a().x() > wall.b().x() && wall.a().y() > wall.b().y()|false
          d.dot(d) == 0|false
          d.dot(d) == 0|true
          ball.radius() == 0|true
          ball.center().x() == 0 && ball.center().y() == 0|false
          ball.center().x() < 0 && ball.center().y() < 0|true
          ball.center().x() < 0 && ball.center().y() > 0|false
          d.cross(v) == 0 && v.dot(d) > 0 && v.dot(d) < d.dot(d)|false
          v.dot(v) == 0|false
          ball.radius() != Math.floor(ball.radius())|false
          """)
  void aMethodThatIsWrongInOneFamilyIsCaught(String where, String answer) throws IOException {
    makeReaches();
    AnsweredMethod method = published();
    String hole = "if (" + where + ") return " + answer + ";\n    double t =";
    for (long seed = 1; seed <= 3; seed++) {
      assertEquals(0, wrong(method, REACHES, seed));
      assertTrue(wrong(method, REACHES.replace("double t =", hole), seed) > 0, hole);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int i = 0; i < discs.length|int i = 0; i < Math.min(50, discs.length)
          int i = 0; i < discs.length|int i = 0; i < Math.min(3, discs.length)
          int i = 0; i < discs.length|int i = Math.max(0, discs.length - 50); i < discs.length
          int i = 0; i < discs.length|int i = 1; i < discs.length
          return false|return discs.length == 0
          """)
  void aMethodThatLooksAtSomeOfAListIsCaught(String right, String wrong) throws IOException {
    makeCovered();
    AnsweredMethod method = published();
    for (long seed = 1; seed <= 3; seed++) {
      assertEquals(0, wrong(method, COVERED, seed));
      assertTrue(wrong(method, COVERED.replace(right, wrong), seed) > 0, wrong);
    }
  }

  /** Where a line is no worse than its segment, only cases beyond an end tell them apart. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "wall.a().x() == wall.b().x()",
        "wall.a().y() == wall.b().y()",
        "wall.a().x() > wall.b().x() && wall.a().y() > wall.b().y()",
        "ball.center().x() < 0 && ball.center().y() < 0"
      })
  void anAuthorsMistakeInOneFamilyIsCaught(String where) throws IOException {
    makeReaches();
    String clamped = "Math.max(0, Math.min(1, v.dot(d) / d.dot(d)))";
    String line = "v.dot(d) / d.dot(d)";
    write("mistakes/one.java", "// One\n// It is wrong.\n" + REACHES.replace(clamped, line));
    AnsweredMethod method = published();
    String hole = REACHES.replace(clamped, where + " ? " + line + " : " + clamped);
    for (long seed = 1; seed <= 3; seed++) {
      assertTrue(wrong(method, hole, seed) > 0, where);
    }
  }

  @Test
  void rangesBoundWhatIsDrawn() throws IOException {
    ExampleFolders.copy("point-in-ring", folder);
    List<Problem> problems = new ArrayList<>();
    Answered answered =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, problems).orElseThrow();
    for (AnsweredCase each : answered.special()) {
      double[] input = each.input();
      assertTrue(Math.abs(input[0]) <= 3 && Math.abs(input[1]) <= 3, "center");
      assertTrue(input[2] >= 1 && input[2] <= 5 && input[3] >= 5 && input[3] <= 9, "radii");
    }
  }

  /** What was kept before there were special positions is marked as it was. */
  @Test
  void answersThatWereKeptBeforeAreReadAsTheyWere() throws IOException {
    makeReaches();
    Answered made =
        Answering.of(read(folder), Optional.empty(), pool::run, AUTHOR, new ArrayList<>())
            .orElseThrow();
    byte[] now = AnsweredWire.write(made);
    Answered again = AnsweredWire.read(read(folder), now);
    assertEquals(made.special().size(), again.special().size());
    Answered none = new Answered(made.chosen(), made.drawn(), List.of(), Optional.empty());
    byte[] bytes = AnsweredWire.write(none);
    byte[] before = Arrays.copyOf(bytes, bytes.length - Integer.BYTES);
    Answered old = AnsweredWire.read(read(folder), before);
    assertEquals(List.of(), old.special());
    assertEquals(made.drawn().size(), old.drawn().size());
  }
}
