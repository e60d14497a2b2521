package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.Question;

/** No two exercises of the site open with the same numbers. */
class InstancesTest {
  private final Lessons lessons = Lessons.load();
  private final Exercises exercises = new Exercises(lessons, new VariantKey(new byte[32]));

  @Test
  void everyExerciseOpensWithNumbersOfItsOwn() {
    Map<String, String> shown = new LinkedHashMap<>();
    List<String> twice = new ArrayList<>();
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        String numbers = exercises.find(id).map(InstancesTest::numbers).orElse("");
        String earlier = numbers.isEmpty() ? null : shown.putIfAbsent(numbers, id);
        if (earlier != null) {
          twice.add(id + " as " + earlier + ": " + numbers);
        }
      }
    }
    assertEquals(List.of(), twice);
  }

  /** What the first question gives; empty where it gives nothing. */
  private static String numbers(Exercise exercise) {
    Question question = exercise.marker(exercise.first()).variant().questions().get(0);
    List<String> numbers = new ArrayList<>();
    for (Given given : question.givens()) {
      for (GivenValue value : given.values()) {
        numbers.add(value.name() + " " + value.text());
      }
    }
    return String.join(", ", numbers);
  }
}
