package touchline.server.gradebook;

import java.util.List;

/**
 * A student as a row of the gradebook.
 *
 * @param section empty for none
 * @param points in the assignments that are due for them
 * @param worth what all of them would be worth to this student: excused ones are left out
 */
public record Student(
    long account, String login, String name, String section, double points, double worth) {
  /** The same with totals over what is due for them. */
  Student with(List<Column> columns, Cells cells, Dates dates) {
    double sum = 0;
    double all = 0;
    for (Column column : columns) {
      Cell cell = cells.at(column.id(), account);
      boolean counts = dates.counts(column, this) && !cell.isExcused();
      sum += counts ? cell.points().orElse(0.0) : 0;
      all += counts ? column.worth() : 0;
    }
    return new Student(account, login, name, section, sum, all);
  }

  /** From 0 to 1, or more with points on top; 0 where nothing is due. */
  public double share() {
    return worth > 0 ? points / worth : 0;
  }

  /** Points of all points: {@code 12.5 of 20}. */
  public String total() {
    return worth > 0 ? Points.text(points) + " of " + Points.text(worth) : "";
  }

  public String percent() {
    return worth > 0 ? Points.percent(share()) : "";
  }
}
