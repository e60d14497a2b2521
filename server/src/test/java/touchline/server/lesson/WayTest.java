package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WayTest {
  private static final Lesson FIRST = lesson("first", 1);
  private static final Lesson MIDDLE = lesson("middle", 3);
  private static final Lesson LAST = lesson("last", 7);
  private static final List<Lesson> COURSE = List.of(FIRST, MIDDLE, LAST);

  private static Lesson lesson(String slug, int order) {
    return new Lesson(
        slug, slug, "A summary.", order, "", List.of(), List.of(), 1, 0, Aims.NONE, "");
  }

  @Test
  void theMiddleHasBothNeighbours() {
    CoursePosition way = CoursePosition.of(MIDDLE, COURSE);
    assertEquals(new CoursePosition(2, 3, Optional.of(FIRST), Optional.of(LAST)), way);
  }

  @Test
  void theEndsHaveOneNeighbour() {
    assertTrue(CoursePosition.of(FIRST, COURSE).previous().isEmpty());
    assertEquals(Optional.of(MIDDLE), CoursePosition.of(FIRST, COURSE).next());
    assertTrue(CoursePosition.of(LAST, COURSE).next().isEmpty());
  }

  @Test
  void aPageOutsideTheCourseHasNone() {
    CoursePosition way = CoursePosition.of(lesson("authors", 900), COURSE);
    assertEquals(new CoursePosition(0, 3, Optional.empty(), Optional.empty()), way);
  }
}
