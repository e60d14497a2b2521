package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What taking marks over would do.
 *
 * @param changes cells that come to count something else
 * @param same cells that count already what the file says
 */
public record MarksPlan(List<Change> changes, int same) {
  public MarksPlan {
    changes = List.copyOf(changes);
  }

  /** How many are more than full marks. */
  public long above() {
    return changes.stream().filter(Change::isAbove).count();
  }

  /** A cell; what it counts now and then. */
  public record Change(
      int line, Student student, Column column, String before, Optional<Double> points) {
    /** Whether it is more than full marks: points on top, or a slip of the hand. */
    public boolean isAbove() {
      return points.isPresent() && points.get() > column.worth();
    }

    public String worth() {
      return Points.text(column.worth());
    }

    public String after() {
      return points.map(Points::text).orElse("excused");
    }
  }

  /** What the file says beside what counts now. */
  static MarksPlan of(
      Marks marks, List<Column> columns, Map<String, Student> students, Cells cells, Dates dates) {
    List<Change> changes = new ArrayList<>();
    int same = 0;
    for (Marks.Entry entry : marks.entries()) {
      Student student = students.get(entry.login());
      for (Column column : columns) {
        Optional<Double> points = entry.points().get(column.id());
        if (student != null && points != null) {
          Cell cell = cells.at(column.id(), student.account());
          Change change = new Change(entry.line(), student, column, cell.text(), points);
          boolean isMissed = cell.isMissing() && dates.isBlankZero(column, student);
          if (change.after().equals(isMissed ? "0" : cell.text()) || isExported(cell, points)) {
            same++;
          } else {
            changes.add(change);
          }
        }
      }
    }
    return new MarksPlan(changes, same);
  }

  /** Whether they are the cell's as it is exported, which need not be rounded as it is shown. */
  private static boolean isExported(Cell cell, Optional<Double> points) {
    return points.isPresent() && cell.points().map(Points::exact).equals(points.map(Points::exact));
  }
}
