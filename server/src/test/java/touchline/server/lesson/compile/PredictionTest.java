package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The block by which the text asks before it tells. */
@TestInstance(Lifecycle.PER_CLASS)
class PredictionTest {
  private static final String FENCE = "```";

  /** Its first line, of which the others are counted, is line 9 of the file. */
  private static final List<String> GOOD =
      List.of(
          FENCE + "predict",
          "Does $x$ move?",
          "",
          "- [ ] Yes.",
          "- [x] No, $x$ stays.",
          "",
          "See [above](#first).",
          FENCE);

  private final Mathematics mathematics = new Mathematics();

  private LessonFiles with(Path folder, List<String> block) {
    return LessonFiles.in(folder)
        .change(LessonFiles.LESSON, "## First\n", String.join("\n", block) + "\n\n## First\n");
  }

  private static List<String> changed(int line, String... to) {
    List<String> lines = new ArrayList<>(GOOD);
    lines.remove(line);
    lines.addAll(line, List.of(to));
    return lines;
  }

  @Test
  void itBecomesAQuestionAListAndAnExplanationThatOpens(@TempDir Path folder) {
    LessonFiles files = with(folder, GOOD);
    assertEquals(List.of(), files.problems(mathematics));
    Element box =
        Jsoup.parseBodyFragment(files.compile(mathematics).all().get(0).html())
            .selectFirst(".predict");
    assertTrue(box != null && box.select(".predict-question .katex").size() == 1);
    assertEquals("Yes.", box.select("li:not([data-right])").text());
    assertEquals(1, box.select("li[data-right] .katex").size());
    assertEquals("#first", box.select("details p a").attr("href"));
    assertEquals(List.of(), box.select("button, input, [style]:not(.katex *)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4 | - [ ] No.              | 9 | of the answers one must begin with [x], each other with [ ]
          3 | - [x] Yes.             | 9 | of the answers one must begin with [x], each other with [ ]
          3 | - Yes.                 | 9 | of the answers one must begin with [x], each other with [ ]
          3 | ''                     | 9 | a prediction must have two to four answers: 1
          1 | ''                     | 9 | a prediction must have a question, a list of answers, an explanation
          6 | ''                     | 9 | a prediction must have a question, a list of answers, an explanation
          3 | - [ ] [Yes](#first)    | 9 | an answer must be one line of words and formulas, without a link
          6 | > quoted               | 9 | a prediction must hold paragraphs alone
          6 | See [it](#nowhere).    | 15 | a link must lead to an anchor that exists: #nowhere
          1 | Does $\\nothing$ move? | 10 | mathematics:
          """)
  void whatIsWrongIsReportedWhereItStands(
      int line, String to, int place, String rule, @TempDir Path folder) {
    List<String> problems = with(folder, changed(line, to)).problems(mathematics);
    assertEquals(1, problems.size(), problems::toString);
    String expected = "content/lessons/one/lesson.md:" + place + ": " + rule;
    assertTrue(problems.get(0).startsWith(expected), problems::toString);
  }

  @Test
  void itBelongsIntoALesson(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.EXERCISE, "Find it.", "Find it.\n\n" + String.join("\n", GOOD));
    String rule = "a block of an exercise must be hint COST: predict";
    assertTrue(
        files.problems(mathematics).contains("content/" + LessonFiles.EXERCISE + ":12: " + rule));
  }

  @Test
  void itsFenceMustBeClosed(@TempDir Path folder) {
    String rule = "content/lessons/one/lesson.md:9: a block must be closed by ```: predict";
    List<String> open = GOOD.subList(0, GOOD.size() - 1);
    LessonFiles files = LessonFiles.in(folder);
    String text = files.read(LessonFiles.LESSON);
    files.write(
        LessonFiles.LESSON,
        text.substring(0, text.indexOf("## First")) + String.join("\n", open) + "\n");
    assertTrue(files.problems(mathematics).contains(rule), files.problems(mathematics)::toString);
  }
}
