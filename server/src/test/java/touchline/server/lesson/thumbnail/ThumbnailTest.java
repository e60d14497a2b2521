package touchline.server.lesson.thumbnail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** The small moving pictures of the first page. */
class ThumbnailTest {
  @Test
  void everyLessonOfTheCourseHasOneThatMoves() {
    for (Lesson lesson : Lessons.load().course()) {
      Document html = Jsoup.parseBodyFragment(lesson.thumbnail());
      assertEquals(1, html.select(".thumb > g").size(), lesson.slug());
      Elements drawings = html.select("svg > g");
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
  void nothingIsCutAndWhatMovesFillsHalfOfTheCard() {
    Vec2 low = new Vec2(-100, 40);
    Drawing first = drawing(new Shape.Disk(low, 2, "circle"));
    Drawing second = drawing(new Shape.Stroke(low, low.plus(new Vec2(10, 3)), "segment"));
    for (Drawing drawing : new Thumbnail(List.of(first, second)).drawings()) {
      View view = drawing.view();
      assertTrue(view.contains(low.minus(new Vec2(2, 2))), view.toString());
      assertTrue(view.contains(low.plus(new Vec2(10, 3))), view.toString());
      assertTrue(view.maxX() - view.minX() < 2 * 12, view.toString());
      assertEquals(5.0 / 3, view.width() / view.height(), 1e-9);
    }
  }

  @Test
  void anEndlessLineRunsOnBeyondTheCard() {
    Shape line = new Shape.Stroke(new Vec2(0, 0.5), new Vec2(1, 0.5), "line");
    Drawing small = drawing(new Shape.Disk(new Vec2(0.5, 0.5), 0.1, "circle"));
    View view = new Thumbnail(List.of(small.with(line))).drawings().get(0).view();
    assertTrue(view.maxX() - view.minX() < 0.5, view.toString());
  }

  private static Drawing drawing(Shape shape) {
    return new Drawing(new View(0, 0, 1, 1), List.of(new Shape.Grid(), shape));
  }

  @Test
  void aPageWithoutAFigureHasNone() {
    assertEquals("", Thumbnail.of(List.of()).html());
    assertEquals("", Thumbnail.of(List.of(new Thumbnail.Source("scales", ""))).html());
  }
}
