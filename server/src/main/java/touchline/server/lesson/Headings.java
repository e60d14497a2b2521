package touchline.server.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;

/**
 * What lessons and their sections are called, by their places.
 *
 * @param titles by a slug, or a slug, a hash and an anchor
 */
record Headings(Map<String, String> titles) {
  static Headings of(List<Lesson> lessons) {
    Map<String, String> titles = new HashMap<>();
    for (Lesson lesson : lessons) {
      titles.put(lesson.slug(), lesson.title());
      for (Section section : lesson.sections()) {
        titles.put(lesson.slug() + "#" + section.id(), section.title());
      }
    }
    return new Headings(titles);
  }

  /** The words for mistakes, each with the heading above the place that explains it. */
  MistakeTexts above(MistakeTexts mistakes) {
    return new MistakeTexts(mistakes.all().stream().map(this::above).toList());
  }

  private MistakeText above(MistakeText text) {
    return text.below(titles.getOrDefault(text.place(), ""));
  }
}
