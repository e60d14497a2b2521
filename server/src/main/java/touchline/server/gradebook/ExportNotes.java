package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.server.canvas.CanvasTitle;

/**
 * What there is to know before a gradebook is given to another system; the template reads it.
 *
 * @param moodle titles of the assignments in the file for Moodle
 * @param files assignments that have a file of their own for Moodle
 * @param cut marks that are less in it than they are here, in words; the first of them
 * @param cuts how many they are
 * @param twice titles that several assignments in the files have
 * @param refused why Canvas would not take a title for what it is
 */
public record ExportNotes(
    List<String> moodle,
    List<Column> files,
    List<String> cut,
    int cuts,
    List<String> twice,
    List<String> refused) {
  private static final int NAMED = 5;

  /** More than full marks for one student in one assignment. */
  record Above(long assignment, long account, double points) {}

  static ExportNotes of(
      List<Column> columns, List<Student> students, List<Above> above, Dates dates) {
    List<Student> concerned =
        students.stream().filter(one -> dates.times().isException(one.account())).toList();
    Map<Long, Column> closed = new LinkedHashMap<>();
    columns.stream()
        .filter(column -> Export.MOODLE.has(column, concerned, dates))
        .forEach(column -> closed.put(column.id(), column));
    Map<Long, Student> byAccount = of(above, students);
    List<String> cut = new ArrayList<>();
    for (Above one : above) {
      Column column = closed.get(one.assignment());
      Student student = byAccount.get(one.account());
      if (column != null && student != null) {
        cut.add(
            student.name()
                + ", "
                + column.title()
                + ": "
                + Points.text(one.points())
                + " of "
                + Points.text(column.worth()));
      }
    }
    return new ExportNotes(
        closed.values().stream().map(Column::title).toList(),
        columns.stream().filter(one -> one.isPublished() && one.worth() > 0).toList(),
        List.copyOf(cut.subList(0, Math.min(NAMED, cut.size()))),
        cut.size(),
        twice(columns),
        refused(columns));
  }

  /** The students whom these are about: few of ten thousand. */
  private static Map<Long, Student> of(List<Above> above, List<Student> students) {
    Set<Long> accounts = above.stream().map(Above::account).collect(Collectors.toSet());
    return accounts.isEmpty()
        ? Map.of()
        : students.stream()
            .filter(one -> accounts.contains(one.account()))
            .collect(Collectors.toMap(Student::account, Function.identity()));
  }

  /** Why Canvas would drop or misread titles, in sentences. */
  static List<String> refused(List<Column> columns) {
    return columns.stream()
        .filter(Column::isPublished)
        .flatMap(column -> CanvasTitle.problem(column.title()).stream())
        .toList();
  }

  private static List<String> twice(List<Column> columns) {
    Set<String> seen = new HashSet<>();
    return columns.stream()
        .filter(Column::isPublished)
        .map(Column::title)
        .filter(title -> !seen.add(title))
        .distinct()
        .toList();
  }

  /** How many of those that are cut are not named. */
  public int more() {
    return cuts - cut.size();
  }
}
