package touchline.server.gradebook;

import java.util.List;
import touchline.server.gradebook.total.Category;
import touchline.server.gradebook.total.CourseTotal;

/**
 * A student as a row of the gradebook.
 *
 * @param section empty for none
 * @param points in what counts in their total
 * @param worth what all of it would be worth to this student: excused ones are left out
 * @param share of the whole, from 0 to 1, or more with points on top; 0 where nothing counts yet
 * @param isWeighted whether categories have weights, so that points and worth do not tell the share
 */
public record Student(
    long account,
    String login,
    String name,
    String section,
    double points,
    double worth,
    double share,
    boolean isWeighted) {
  /** The same with this total. */
  Student with(CourseTotal total) {
    return new Student(
        account,
        login,
        name,
        section,
        total.points(),
        total.worth(),
        total.share(),
        total.isWeighted());
  }

  /** The same with a total over what counts for them. */
  Student with(List<Category> categories, List<Column> columns, Cells cells, Dates dates) {
    return with(CourseTotal.of(categories, Scores.of(columns, cells, dates, this)));
  }

  /** Points of all points: {@code 12.5 of 20}. */
  public String total() {
    if (worth == 0) {
      return "";
    }
    return isWeighted ? "weighted" : Points.text(points) + " of " + Points.text(worth);
  }

  public String percent() {
    return worth > 0 ? Points.percent(share()) : "";
  }
}
