package touchline.server.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** Where a lesson goes on after an exercise: to its next one, or to the next lesson. */
public record Onward(String link, String words) {
  /** For each exercise that anything follows, by its id. */
  public static Map<String, Onward> of(Lessons lessons) {
    Map<String, Onward> onward = new HashMap<>();
    List<Lesson> course = new ArrayList<>(lessons.course());
    for (int i = 0; i < course.size(); i++) {
      List<String> ids = course.get(i).exercises();
      for (int k = 0; k + 1 < ids.size(); k++) {
        onward.put(ids.get(k), exercise(lessons, course.get(i), ids.get(k + 1)));
      }
      if (!ids.isEmpty() && i + 1 < course.size()) {
        Lesson next = course.get(i + 1);
        String words = "Next lesson: " + next.title();
        onward.put(ids.get(ids.size() - 1), new Onward("/lessons/" + next.slug(), words));
      }
    }
    return onward;
  }

  private static Onward exercise(Lessons lessons, Lesson lesson, String id) {
    String name = id.substring(id.indexOf('/') + 1);
    String title = lessons.exercise(id).orElseThrow().title();
    return new Onward("/lessons/" + lesson.slug() + "#exercise-" + name, "Next exercise: " + title);
  }
}
