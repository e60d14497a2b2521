package touchline.server.search;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** Takes lessons apart into passages. */
final class Passages {
  /** What is said twice in a page, or to machines: formulas as code, every step of a figure. */
  private static final String NOT_READ =
      ".katex-mathml, .figure-steps, .figure-numbers, .figure-code, script, svg";

  private Passages() {}

  /** All of the course, in its order: lessons by headings, each with its exercises behind it. */
  static List<Passage> of(Lessons lessons) {
    List<Passage> passages = new ArrayList<>();
    for (Lesson lesson : lessons.course()) {
      passages.addAll(of(lesson));
      for (String id : lesson.exercises()) {
        lessons.exercise(id).map(exercise -> of(lesson, exercise)).ifPresent(passages::add);
      }
    }
    return passages;
  }

  private static List<Passage> of(Lesson lesson) {
    Element body = readable(lesson.html());
    List<Passage> passages = new ArrayList<>();
    String path = path(lesson);
    String heading = lesson.title();
    StringBuilder text = new StringBuilder(lesson.summary());
    for (Element element : body.children()) {
      if (element.nameIs("h2")) {
        passages.add(new Passage(path, lesson.title(), heading, text.toString()));
        path = path(lesson) + "#" + element.id();
        heading = element.text();
        text.setLength(0);
      } else {
        text.append(' ').append(element.text());
      }
    }
    passages.add(new Passage(path, lesson.title(), heading, text.toString()));
    return passages;
  }

  private static Passage of(Lesson lesson, ExerciseText exercise) {
    return new Passage(
        path(lesson) + "#exercise-" + exercise.name(),
        lesson.title(),
        "Exercise: " + exercise.title(),
        readable(exercise.html()).text());
  }

  private static Element readable(String html) {
    Element body = Jsoup.parseBodyFragment(html).body();
    body.select(NOT_READ).remove();
    body.select(FormulaText.PLACE).forEach(FormulaText::makeReadable);
    return body;
  }

  private static String path(Lesson lesson) {
    return "/lessons/" + lesson.slug();
  }
}
