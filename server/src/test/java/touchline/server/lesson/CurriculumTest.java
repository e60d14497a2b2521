package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
    List<String> ids = IntStream.rangeClosed(1, 12).mapToObj(row -> "S" + row).toList();
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

  /** The last two have too little after them to be asked for again. */
  @Test
  void everyLessonComesBackInAnother() {
    List<Lesson> course = lessons.course();
    Set<String> again = new TreeSet<>();
    for (Lesson lesson : course) {
      lesson.exercises().stream()
          .filter(CurriculumTest::isReview)
          .map(this::task)
          .filter(task -> !owns(lesson, task))
          .forEach(again::add);
    }
    for (Lesson lesson : course.subList(0, course.size() - 2)) {
      boolean back = again.stream().anyMatch(task -> owns(lesson, task));
      assertTrue(back, lesson.slug() + " must come back in a later lesson: " + again);
    }
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
