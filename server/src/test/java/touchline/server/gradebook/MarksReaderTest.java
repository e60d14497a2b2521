package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of marks as spreadsheets, registries and people write them. */
class MarksReaderTest {
  private static final List<Column> COLUMNS =
      List.of(column(1, "Week 1"), column(2, "Übung \"2\""), column(3, "=3"), column(4, "Week 1b"));

  private static final Set<String> STUDENTS = Set.of("stu", "sue", "sören");

  private static Column column(long id, String title) {
    return new Column(id, title, 10, Instant.EPOCH, true, true, false, 0, Optional.empty());
  }

  private static Marks read(String text) {
    return read(text, StandardCharsets.UTF_8);
  }

  private static Marks read(String text, Charset charset) {
    return MarksReader.read(text.getBytes(charset), COLUMNS, STUDENTS);
  }

  @Test
  void pointsExcusesAndBlanksAreRead() {
    Marks marks =
        read("login,Week 1,\"Übung \"\"2\"\"\",total\nstu,7.5,excused,3\nSUE , ,\".5\",\n");
    assertEquals(List.of(), marks.problems());
    assertEquals(List.of("total"), marks.ignored());
    assertEquals(
        List.of(
            Map.of(1L, Optional.of(7.5), 2L, Optional.<Double>empty()),
            Map.of(2L, Optional.of(0.5))),
        marks.entries().stream().map(Marks.Entry::points).toList());
  }

  @Test
  void encodingsSeparatorsAndEndsOfLinesMakeNoDifference() {
    String text = "Login;Übung \"2\"\r\nsören;2,5\r\n\r\n";
    Marks wanted = read(text);
    assertEquals(List.of(), wanted.problems());
    assertEquals(Optional.of(2.5), wanted.entries().get(0).points().get(2L));
    assertEquals(wanted, read("\uFEFF" + text));
    assertEquals(wanted, read(text, StandardCharsets.ISO_8859_1));
    assertEquals(wanted, read("\uFEFF" + text, StandardCharsets.UTF_16LE));
    assertEquals(wanted, read(text.replace(';', '\t')));
    assertEquals(wanted, read(text.replace("\r\n", "\n")));
  }

  @Test
  void headingThatAnExportMadeHarmlessIsKnownAgain() {
    assertEquals(
        Map.of(3L, Optional.of(1.0)), read("login,'=3\nstu,1\n").entries().get(0).points());
  }

  @Test
  void filesForCanvasAndMoodleAreRead() {
    List<Map<Long, Optional<Double>>> wanted =
        List.of(Map.of(1L, Optional.of(7.5)), Map.of(1L, Optional.empty(), 3L, Optional.of(2.0)));
    Marks canvas =
        read(
            """
            Student,ID,SIS User ID,SIS Login ID,Section,Week 1 (4711),=3
            ,,,,,Manual Posting,
                Points Possible,,,,,10,10
            "Stu, A.",1,,stu,A,7.5,
            Sue,2,,SUE,A,EX,2
            """);
    Marks moodle = read("Username,Full name,Week 1,=3\nstu,=Stu,7.50000,-\nsue,Sue,excused,2\n");
    for (Marks marks : List.of(canvas, moodle)) {
      assertEquals(List.of(), marks.problems());
      assertEquals(wanted, marks.entries().stream().map(Marks.Entry::points).toList());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|1||The file is empty.",
        "name,Week 1\\nstu,1|1||The first line must name a column login, SIS Login ID or"
            + " Username.",
        "login,Week 7\\nstu,1|1||The first line names no assignment of this course by its title.",
        "login,Week 1,week 1\\nstu,1,1|1|week 1|Two columns are named like this.",
        "login,login,Week 1\\nstu,stu,1|1|login|Two columns hold logins.",
        "login,Week 1\\nstu|2||This line has 1 fields; the first has 2.",
        "login,Week 1\\nstu,1\\nSTU,1|3|login|The same student stands in line 2 already.",
        "login,Week 1\\neve,1|2|login|No student of this course has the login name “eve”.",
        "login,Week 1\\nstu,1\\nsue,\"1\\n|3||A field goes on over the end of this line: a quotation mark is not"
            + " closed."
      })
  void problemNamesLineAndColumn(String text, int line, String column, String words) {
    Marks.Problem problem = new Marks.Problem(line, column == null ? "" : column, words);
    assertEquals(problem, read(text.replace("\\n", "\n")).problems().get(0));
  }

  @ParameterizedTest
  @CsvSource({"-1", "1e3", "NaN", "=1+1", "0x10", "1000000", "7/10", "1.2.3"})
  void whatIsNoNumberOfPointsIsRefused(String typed) {
    assertEquals(1, read("login;Week 1\nstu;" + typed + "\n").problems().size(), typed);
  }

  @Test
  void fiftyThousandLinesAreReadAndOneMoreIsRefused() {
    Set<String> many = new HashSet<>();
    StringBuilder text = new StringBuilder("login,Week 1\n");
    for (int i = 0; i < 50_000; i++) {
      many.add("s" + i);
      text.append('s').append(i).append(",1\n");
    }
    many.add("more");
    Marks marks = MarksReader.read(bytes(text), COLUMNS, many);
    assertEquals(50_000, marks.entries().size());
    assertEquals(List.of(), marks.problems());
    text.append("more,1\n");
    assertEquals(1, MarksReader.read(bytes(text), COLUMNS, many).problems().size());
  }

  private static byte[] bytes(StringBuilder text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
