package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Given;

/** No two exercises of the site open with one picture, whatever task they share. */
class OpeningsTest {
  private final Lessons lessons = Lessons.load();
  private final Exercises exercises = new Exercises(lessons, new VariantKey(new byte[32]));

  @Test
  void exercisesOpenWithPicturesOfTheirOwn() {
    Map<String, List<String>> openings = new LinkedHashMap<>();
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        for (String picture : pictures(id)) {
          openings.computeIfAbsent(picture, none -> new ArrayList<>()).add(id);
        }
      }
    }
    assertTrue(openings.size() > 150, openings.size() + " pictures");
    assertEquals(List.of(), openings.values().stream().filter(ids -> ids.size() > 1).toList());
  }

  @Test
  void buildFoundThem() {
    VariantKey any = VariantKey.made();
    assertEquals(Openings.found(lessons, new Markers(any)), lessons.openings());
  }

  /** Those of the first question. */
  private List<String> pictures(String id) {
    return exercises.find(id).stream()
        .flatMap(one -> one.marker(one.first()).variant().questions().get(0).givens().stream())
        .map(Given::picture)
        .toList();
  }
}
