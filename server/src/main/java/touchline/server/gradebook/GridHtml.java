package touchline.server.gradebook;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import touchline.diagram.Html;

/**
 * The grid of a gradebook. Written by hand and not by a template: a page has thousands of cells,
 * and a template takes some microseconds for each attribute of each.
 */
final class GridHtml {
  private static final String LATER = "not due yet";
  private static final String MISSING = "missing";

  private final long course;
  private final Choice choice;
  private final List<Column> columns;
  private final Dates dates;
  private final StringBuilder html = new StringBuilder(100_000);

  private GridHtml(long course, Choice choice, List<Column> columns, Dates dates) {
    this.course = course;
    this.choice = choice;
    this.columns = columns;
    this.dates = dates;
  }

  static String of(
      long course,
      Choice choice,
      List<Column> columns,
      List<Student> students,
      Cells cells,
      Dates dates) {
    GridHtml grid = new GridHtml(course, choice, columns, dates);
    grid.head();
    students.forEach(student -> grid.row(student, cells));
    return grid.html.append("</tbody></table>").toString();
  }

  private void head() {
    html.append("<table class=\"grid\" data-grid><caption class=\"unseen\">Points</caption>");
    html.append("<thead><tr>");
    heading(Choice.BY_NAME, "Name", "");
    heading("total", "Total", "");
    columns.forEach(column -> heading(String.valueOf(column.id()), column.title(), under(column)));
    html.append("</tr></thead><tbody>");
  }

  private static String under(Column column) {
    String worth = "of " + Points.text(column.worth());
    if (!column.isPublished()) {
      return worth + ", hidden";
    }
    if (column.isOwn()) {
      return worth;
    }
    return column.isDue() ? worth : worth + ", " + LATER;
  }

  private void heading(String sort, String text, String under) {
    boolean isSorted = choice.sort().equals(sort);
    html.append("<th scope=\"col\"");
    if (isSorted) {
      html.append(" aria-sort=\"").append(sort.equals(Choice.BY_NAME) ? "asc" : "desc");
      html.append("ending\"");
    }
    html.append("><a href=\"").append(Html.escape(address(choice, sort, 1))).append("\">");
    html.append(Html.escape(text)).append("</a>");
    if (!under.isEmpty()) {
      html.append("<span>").append(Html.escape(under)).append("</span>");
    }
    html.append("</th>");
  }

  private void row(Student student, Cells cells) {
    html.append("<tr><th scope=\"row\">").append(Html.escape(student.name()));
    if (!student.section().isEmpty()) {
      html.append("<span>").append(Html.escape(student.section())).append("</span>");
    }
    html.append("</th><td class=\"grid-total\"><a href=\"/courses/").append(course);
    html.append("/totals/").append(student.account()).append("\">").append(student.percent());
    html.append("<span>").append(student.total()).append("</span></a></td>");
    columns.forEach(column -> cell(column, student, cells.at(column.id(), student.account())));
    html.append("</tr>");
  }

  private void cell(Column column, Student student, Cell cell) {
    String note = note(column, student, cell);
    html.append("<td><a href=\"/courses/").append(course).append("/gradebook/");
    html.append(cell.assignment()).append('/').append(cell.account()).append("\">");
    html.append(cell.text());
    if (!note.isEmpty()) {
      html.append("<span>").append(note).append("</span>");
    }
    html.append("</a></td>");
  }

  /** The heading says what holds for everybody, and a cell what is otherwise for one of them. */
  private String note(Column column, Student student, Cell cell) {
    boolean isMissing = cell.isMissing() && column.isPublished() && counts0(column, student);
    if (isMissing) {
      return MISSING;
    }
    if (column.isOwn()) {
      return "";
    }
    if (cell.isExcused() || !dates.isLater(column, student)) {
      return cell.note();
    }
    return cell.note().isEmpty() ? LATER : cell.note() + ", " + LATER;
  }

  private boolean counts0(Column column, Student student) {
    return column.own().map(Column.Own::blankCounts).orElse(dates.counts(column, student));
  }

  /** The gradebook with another order or page. */
  static String address(Choice choice, String sort, int page) {
    return "?section="
        + encoded(choice.section())
        + "&name="
        + encoded(choice.name())
        + "&sort="
        + encoded(sort)
        + "&page="
        + page;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
