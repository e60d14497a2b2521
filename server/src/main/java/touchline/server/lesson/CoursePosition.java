package touchline.server.lesson;

import java.util.List;
import java.util.Optional;

/**
 * Where a lesson stands in the course, and what comes before and after it.
 *
 * @param place from 1; 0 for a page outside the course, which has no neighbours
 * @param of how many lessons there are
 */
public record CoursePosition(int place, int of, Optional<Lesson> previous, Optional<Lesson> next) {
  static CoursePosition of(Lesson lesson, List<Lesson> course) {
    int at = course.indexOf(lesson);
    return new CoursePosition(
        at + 1,
        course.size(),
        at > 0 ? Optional.of(course.get(at - 1)) : Optional.empty(),
        at >= 0 && at + 1 < course.size() ? Optional.of(course.get(at + 1)) : Optional.empty());
  }
}
