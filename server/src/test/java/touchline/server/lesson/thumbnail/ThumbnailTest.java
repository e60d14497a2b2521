package touchline.server.lesson.thumbnail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** The small moving pictures of the first page. */
class ThumbnailTest {
  @Test
  void everyLessonOfTheCourseHasOneThatMoves() {
    for (Lesson lesson : Lessons.load().course()) {
      Elements drawings = Jsoup.parseBodyFragment(lesson.thumbnail()).select("svg > g");
      assertEquals(Thumbnail.DRAWINGS, drawings.size(), lesson.slug());
      List<String> drawn = drawings.stream().map(Element::html).toList();
      assertTrue(new HashSet<>(drawn).size() > Thumbnail.DRAWINGS / 3, lesson.slug());
    }
  }

  @Test
  void itHoldsNothingToRead() {
    for (Lesson lesson : Lessons.load().course()) {
      assertTrue(lesson.thumbnail().contains("aria-hidden=\"true\""), lesson.slug());
      assertFalse(lesson.thumbnail().contains("<text"), lesson.slug());
      assertFalse(lesson.thumbnail().contains(" style="), lesson.slug());
      assertFalse(lesson.thumbnail().contains(" id="), lesson.slug());
    }
  }

  @Test
  void aPageWithoutAFigureHasNone() {
    assertEquals("", Thumbnail.of(List.of()).svg());
    assertEquals("", Thumbnail.of(List.of(new Thumbnail.Source("scales", ""))).svg());
  }
}
