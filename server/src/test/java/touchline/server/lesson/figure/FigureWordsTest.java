package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.compile.LessonFiles;
import touchline.server.lesson.compile.Mathematics;

/** What the text of a lesson says about its figures. */
@TestInstance(Lifecycle.PER_CLASS)
class FigureWordsTest {
  private static final String PLACE = "A formula";

  private final Mathematics mathematics = new Mathematics();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[the vector](fig:move-it/segV) | <a class=\"figure-part v-segV\" href=\"#figure-move-it\""
            + " data-figure=\"move-it\" data-part=\"segV\">the vector</a>",
        "[3](fig:move-it/p.x) | <span class=\"figure-number v-p\" data-figure=\"move-it\""
            + " data-field=\"p.x\">3</span>",
        "[4.025](fig:move-it/proj) | <span class=\"figure-value v-proj\" data-figure=\"move-it\""
            + " data-value=\"proj\">4.025</span>",
      })
  void aWordOrANumberBelongsToAFigure(String written, String html, @TempDir Path folder) {
    Lessons lessons =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, PLACE, written + " and a formula")
            .compile(mathematics);
    String page = lessons.all().get(0).html();
    assertTrue(page.contains("<p>" + html + " and"), page.substring(0, 400));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[x](fig:other/segV) | a word about a figure must name one of this lesson, as fig:NAME/PART",
        "[x](fig:move-it/segW) | a word about a figure must name one of its parts",
        "[x](fig:move-it) | a word about a figure must name one of its parts",
        "[4](fig:move-it/p.x) | a number must be the one that the figure starts with, 3",
        "[four](fig:move-it/p.x) | a number must be the one that the figure starts with, 3",
        "[4](fig:move-it/proj) | a number must be the one that the figure starts with, 4.025",
      })
  void aWordThatBelongsToNothingIsReported(String written, String rule, @TempDir Path folder) {
    String address = written.substring(written.indexOf('(') + 1, written.length() - 1);
    assertEquals(
        List.of("content/lessons/one/lesson.md:7: " + rule + ": " + address),
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, PLACE, written + " and a formula")
            .problems(mathematics));
  }

  @Test
  void otherLinksStayLinks(@TempDir Path folder) {
    String page = LessonFiles.in(folder).compile(mathematics).all().get(0).html();
    assertTrue(page.contains("href=\"#figure-move-it\">the figure</a>"));
  }
}
