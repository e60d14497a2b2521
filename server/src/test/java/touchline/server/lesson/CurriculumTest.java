package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

/** What the course set out to teach has a figure, an exercise and a method, row by row. */
class CurriculumTest {
  private final Lessons lessons = Lessons.load();

  /** One row of the table. */
  private record Row(String id, List<String> figures, List<String> tasks, List<String> methods) {
    static Row of(String line) {
      String[] parts = line.split("\\|");
      return new Row(parts[0].strip(), words(parts[1]), words(parts[2]), words(parts[3]));
    }

    private static List<String> words(String part) {
      return List.of(part.strip().split(" +"));
    }
  }

  private static List<Row> rows() throws IOException {
    return Files.readAllLines(Path.of("src/test/resources/curriculum.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Row::of)
        .toList();
  }

  @Test
  void everyRowIsInTheTable() throws IOException {
    List<String> ids = IntStream.rangeClosed(1, 18).mapToObj(row -> "S" + row).toList();
    assertEquals(ids, rows().stream().map(Row::id).toList());
  }

  @Test
  void everyRowHasItsFiguresExercisesAndMethods() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Row row : rows()) {
      row.figures().stream().filter(name -> !hasFigure(name)).forEach(missing::add);
      row.tasks().stream().filter(id -> !isPlaced(id)).forEach(missing::add);
      row.methods().stream()
          .filter(id -> !isPlaced(id) || Topics.method(id).isEmpty())
          .forEach(missing::add);
    }
    assertEquals(List.of(), missing);
  }

  private boolean hasFigure(String name) {
    String slug = name.substring(0, name.indexOf('#'));
    String mark = "id=\"figure-" + name.substring(slug.length() + 1) + "\"";
    return lessons.lesson(slug).filter(lesson -> lesson.html().contains(mark)).isPresent();
  }

  private boolean isPlaced(String id) {
    return lessons.course().stream().anyMatch(lesson -> lesson.exercises().contains(id));
  }

  /** The last lesson, which none follows, looks back on itself. */
  @Test
  void everyLessonComesBackInALaterOne() {
    List<Lesson> course =
        lessons.course().stream().filter(lesson -> !lesson.exercises().isEmpty()).toList();
    Lesson last = course.get(course.size() - 1);
    List<String> missing = new ArrayList<>();
    for (int i = 0; i < course.size(); i++) {
      Lesson lesson = course.get(i);
      List<Lesson> later = lesson == last ? List.of(last) : course.subList(i + 1, course.size());
      boolean back = later.stream().anyMatch(one -> asksAgain(one, lesson));
      if (!back) {
        missing.add(lesson.slug());
      }
    }
    assertTrue(course.size() > 10, "the course");
    assertEquals(List.of(), missing);
  }

  private boolean asksAgain(Lesson later, Lesson lesson) {
    return later.exercises().stream()
        .filter(CurriculumTest::isReview)
        .anyMatch(exercise -> owns(lesson, task(exercise)));
  }

  private static boolean isReview(String exercise) {
    return exercise.contains("/again-");
  }

  private String task(String exercise) {
    return lessons.exercise(exercise).orElseThrow().task();
  }

  private boolean owns(Lesson lesson, String task) {
    return lesson.exercises().stream()
        .filter(exercise -> !isReview(exercise))
        .anyMatch(exercise -> task(exercise).equals(task));
  }
}
