package touchline.server.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.server.gradebook.Points;
import touchline.server.remark.TallyStore.Line;
import touchline.server.remark.TallyStore.Moved;
import touchline.server.remark.TallyStore.Tally;

/** What the page of a dry run shows; templates read it. */
final class RemarkView {
  private RemarkView() {}

  /**
   * A way to decide, with what it does to the points of students.
   *
   * @param keeps students who keep all of their old marks by it
   */
  record WayView(
      String word, String title, String sentence, long up, long down, long same, long keeps) {}

  static List<WayView> ways(Tally tally) {
    List<WayView> ways = new ArrayList<>();
    for (ApplyRule way : ApplyRule.values()) {
      Moved moved = way == ApplyRule.HIGHEST ? tally.highest() : tally.replaced();
      long keeps = way == ApplyRule.ONLY_UP ? moved.down() : 0;
      long down = moved.down() - keeps;
      long same = tally.students() - moved.up() - down;
      ways.add(new WayView(way.word(), way.title(), way.sentence(), moved.up(), down, same, keeps));
    }
    return ways;
  }

  /**
   * A student.
   *
   * @param note what has to be known besides the points; may be empty
   */
  record StudentView(
      String path,
      String name,
      String assignment,
      String note,
      String points,
      String replaced,
      String highest,
      String given,
      List<String> changes) {}

  /** Students, with a link to what is behind each. */
  static List<StudentView> students(
      long course, List<Line> lines, Function<String, String> titles) {
    return lines.stream().map(line -> student(course, line, titles)).toList();
  }

  private static StudentView student(long course, Line line, Function<String, String> titles) {
    return new StudentView(
        "/courses/" + course + "/gradebook/" + line.assignment() + "/" + line.account(),
        line.name(),
        line.title(),
        note(line),
        Points.text(line.points()),
        Points.text(line.replaced()),
        Points.text(line.highest()),
        given(line),
        line.rows().stream().map(row -> change(row, titles)).toList());
  }

  /** What the points became; nothing before they did. */
  private static String given(Line line) {
    return switch (line.state()) {
      case "marked" -> "";
      case "lost" -> Points.text(line.points());
      default -> Points.text(line.given());
    };
  }

  private static String note(Line line) {
    List<String> notes = new ArrayList<>();
    switch (line.state()) {
      case "lost" -> notes.add("Could not be marked, and stays as it is.");
      case "kept" -> notes.add("Kept the old marks: the points would have fallen.");
      case "meanwhile" -> notes.add("Left alone: marked again by somebody else in between.");
      default -> {}
    }
    if (line.isDecided()) {
      notes.add("Points decided by hand stay.");
    }
    if (line.gone() > 0) {
      notes.add(
          line.gone()
              + (line.gone() == 1 ? " answer" : " answers")
              + " to exercises that are gone.");
    }
    return String.join(" ", notes);
  }

  private static String change(RowStore.Row row, Function<String, String> titles) {
    MarkState before = row.remade().before();
    MarkState after = row.remade().after();
    String title = titles.apply(row.exercise()) + ": ";
    String mark = Points.percent(before.mark()) + " → " + Points.percent(after.mark());
    if (before.mark() != after.mark()) {
      return title + mark;
    }
    return before.worth().equals(after.worth())
        ? title + Points.percent(after.mark()) + " as before, explained in other words"
        : title
            + Points.percent(after.mark())
            + " as before, the attempt "
            + worth(before)
            + " → "
            + worth(after);
  }

  private static String worth(MarkState marked) {
    return marked.worth().map(Points::percent).orElse("not counted");
  }
}
