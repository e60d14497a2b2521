package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.canvas.CanvasNames;
import touchline.server.csv.CsvTable;

/** A gradebook as a table for other programs. */
enum Export {
  /** For spreadsheets, and the form in which marks come back in. */
  PLAIN,

  /**
   * What Canvas imports: the five columns in front in this order, a line of possible points, EX for
   * excused. Students are found by their SIS login, assignments by their titles. An empty cell is
   * no mark, so work that can still be handed in is empty. Source: canvas-lms,
   * lib/gradebook_importer.rb, and the guide "How do I import grades in the Gradebook?".
   */
  CANVAS,

  /**
   * What Moodle imports: any headings, as the person who imports says which column finds the user
   * and which is which grade item. An empty cell or a dash clears a grade, so there are only
   * assignments in which nothing changes any more; one grade above its maximum makes it refuse the
   * file, so what is above is cut. Source: moodle, grade/import/csv/classes/load_data.php, and
   * Moodle 4.5, tried.
   */
  MOODLE;

  private static final List<String> CANVAS_FRONT =
      List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section");

  static Export of(String word) {
    return switch (word) {
      case "canvas" -> CANVAS;
      case "moodle" -> MOODLE;
      default -> PLAIN;
    };
  }

  /** Whether an assignment has a column for these students. */
  boolean has(Column column, List<Student> students, Dates dates) {
    return switch (this) {
      case PLAIN -> true;
      case CANVAS -> column.isPublished();
      case MOODLE ->
          column.isPublished()
              && column.own().map(Column.Own::blankCounts).orElse(true)
              && dates.isClosedForAll(column, students);
    };
  }

  String table(
      List<Column> all, List<Student> students, Cells cells, Dates dates, CanvasNames names) {
    CsvTable table = this == PLAIN ? CsvTable.forSpreadsheets() : CsvTable.forPrograms();
    List<Column> columns = all.stream().filter(one -> has(one, students, dates)).toList();
    List<String> heading = new ArrayList<>(front());
    columns.forEach(column -> heading.add(heading(column, names)));
    heading.addAll(back());
    table.line(heading);
    if (this == CANVAS) {
      table.line(possible(columns));
    }
    students.forEach(student -> table.line(line(columns, student, cells, dates, names)));
    return table.toString();
  }

  /**
   * One assignment for Moodle, without those who have no grade in it: an empty cell would clear
   * one. Source: docs.moodle.org, "Grade import".
   *
   * @param most what full marks are there: the points, or 100
   */
  static String one(Column column, double most, List<Student> students, Cells cells, Dates dates) {
    CsvTable table = CsvTable.forPrograms();
    table.line(List.of("Username", "Full name", column.title()));
    for (Student student : students) {
      Cell cell = cells.at(column.id(), student.account());
      boolean isZero = cell.isMissing() && dates.isBlankZero(column, student);
      Optional<Double> points = isZero ? Optional.of(0.0) : cell.points();
      points.ifPresent(
          has -> {
            double part = Math.min(1, has / column.worth());
            double given = most == column.worth() ? Math.min(has, most) : part * most;
            table.line(List.of(student.login(), student.name(), Points.exact(given)));
          });
    }
    return table.toString();
  }

  private String heading(Column column, CanvasNames names) {
    String known = this == CANVAS ? names.headings().get(column.id()) : null;
    return known == null ? column.title() : known;
  }

  private List<String> front() {
    return switch (this) {
      case PLAIN -> List.of("login", "name", "section");
      case CANVAS -> CANVAS_FRONT;
      case MOODLE -> List.of("Username", "Full name");
    };
  }

  private List<String> back() {
    return this == PLAIN ? List.of("total", "of", "percent") : List.of();
  }

  private static List<String> possible(List<Column> columns) {
    List<String> line = new ArrayList<>(List.of("Points Possible", "", "", "", ""));
    columns.forEach(column -> line.add(Points.exact(column.worth())));
    return line;
  }

  private List<String> line(
      List<Column> columns, Student student, Cells cells, Dates dates, CanvasNames names) {
    List<String> line = new ArrayList<>(who(student, names));
    for (Column column : columns) {
      boolean isClosed = this != PLAIN && dates.isBlankZero(column, student);
      line.add(text(column, cells.at(column.id(), student.account()), isClosed));
    }
    if (this == PLAIN) {
      line.add(Points.text(student.points()));
      line.add(Points.text(student.worth()));
      line.add(student.worth() > 0 ? Points.text(100 * student.share()) : "");
    }
    return line;
  }

  private List<String> who(Student student, CanvasNames names) {
    return switch (this) {
      case PLAIN -> List.of(student.login(), student.name(), student.section());
      case CANVAS -> canvas(student, names);
      case MOODLE -> List.of(student.login(), student.name());
    };
  }

  private static List<String> canvas(Student student, CanvasNames names) {
    CanvasNames.Named named = names.students().get(student.account());
    return named == null
        ? List.of(student.name(), "", "", student.login(), student.section())
        : List.of(named.name(), named.number(), named.sisId(), student.login(), student.section());
  }

  /** Work that is closed and was not handed in counts 0, and other systems have to be told so. */
  private String text(Column column, Cell cell, boolean isClosed) {
    if (cell.isExcused()) {
      return switch (this) {
        case PLAIN -> "excused";
        case CANVAS -> "EX";
        case MOODLE -> "-";
      };
    }
    return cell.points().map(points -> text(column, points)).orElse(isClosed ? "0" : "");
  }

  private String text(Column column, double points) {
    return switch (this) {
      case PLAIN -> Points.text(points);
      case CANVAS -> Points.exact(points);
      case MOODLE -> Points.exact(Math.min(points, column.worth()));
    };
  }
}
