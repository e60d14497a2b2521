package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.select.Elements;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/**
 * A figure as the page brings it. A browser that looks for fields it could fill in by itself lays
 * out everything around them, and a phone does not answer meanwhile.
 */
class StillFigureTest {
  static Stream<Lesson> lessons() {
    return Lessons.load().all().stream();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void itHasNoFieldsUntilItLives(Lesson lesson) {
    Elements figures =
        Jsoup.parse(lesson.html()).select("figure[data-figure], figure[data-compare]");
    figures.select("template").remove();
    assertEquals(List.of(), figures.select("input, select, textarea").eachAttr("aria-label"));
    figures
        .select("[data-number]")
        .eachText()
        .forEach(number -> assertTrue(number.matches("[-−]?[0-9.]+"), number));
  }
}
