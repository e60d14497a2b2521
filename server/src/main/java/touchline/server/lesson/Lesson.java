package touchline.server.lesson;

import java.util.List;
import touchline.figure.Functions;

/**
 * A compiled lesson.
 *
 * @param slug its folder and its place in the address, such as {@code closest-point}
 * @param summary one sentence of plain text
 * @param order its place in the course, from 1
 * @param html the finished body without the title: headings start at h2, and an exercise's place is
 *     the comment that {@link #place} gives
 * @param exercises the ids of its exercises, in the order of the text
 * @param sections what its h2 name, in the order of the text
 * @param reading about how many minutes it takes to read
 * @param practice about how many minutes its exercises take
 * @param aims what it leads to and what it builds on
 * @param thumbnail its small moving picture as HTML; empty if it has no figure
 */
public record Lesson(
    String slug,
    String title,
    String summary,
    int order,
    String html,
    List<String> exercises,
    List<Section> sections,
    int reading,
    int practice,
    Aims aims,
    String thumbnail) {
  public Lesson {
    exercises = List.copyOf(exercises);
    sections = List.copyOf(sections);
  }

  /** About how many minutes it takes, exercises included. */
  public int minutes() {
    return reading + practice;
  }

  /** The summary for a page. */
  public String summaryHtml() {
    return Unbroken.html(summary);
  }

  /** Whether the smaller script runs its figures, and those of its exercises. */
  public boolean isFirst() {
    return order <= Functions.LAST_OF_FIRST;
  }

  /** The mark in the body that stands for an exercise. */
  public static String place(String exercise) {
    return "<!--exercise " + exercise + "-->";
  }
}
