package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.List;
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
      case MOODLE -> column.isPublished() && dates.isClosedForAll(column, students);
    };
  }

  String table(List<Column> all, List<Student> students, Cells cells, Dates dates) {
    CsvTable table = this == PLAIN ? CsvTable.forSpreadsheets() : CsvTable.forPrograms();
    List<Column> columns = all.stream().filter(one -> has(one, students, dates)).toList();
    List<String> heading = new ArrayList<>(front());
    columns.forEach(column -> heading.add(column.title()));
    heading.addAll(back());
    table.line(heading);
    if (this == CANVAS) {
      table.line(possible(columns));
    }
    students.forEach(student -> table.line(line(columns, student, cells, dates)));
    return table.toString();
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

  private List<String> line(List<Column> columns, Student student, Cells cells, Dates dates) {
    List<String> line = new ArrayList<>(who(student));
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

  private List<String> who(Student student) {
    return switch (this) {
      case PLAIN -> List.of(student.login(), student.name(), student.section());
      case CANVAS -> List.of(student.name(), "", "", student.login(), student.section());
      case MOODLE -> List.of(student.login(), student.name());
    };
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
