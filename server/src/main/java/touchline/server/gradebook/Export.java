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
   * excused. Source: canvas-lms, lib/gradebook_importer.rb, and the guide "How do I import grades
   * in the Gradebook?". Students are found by their SIS login.
   */
  CANVAS,

  /**
   * What Moodle imports: any headings, as the person who imports says which column finds the user
   * and which is which grade item. Source: docs.moodle.org, "Grade import". Empty cells change
   * nothing there, so excused ones are empty.
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

  String table(List<Column> columns, List<Student> students, Cells cells) {
    CsvTable table = this == PLAIN ? CsvTable.forSpreadsheets() : CsvTable.forPrograms();
    List<String> heading = new ArrayList<>(front());
    columns.forEach(column -> heading.add(column.title()));
    heading.addAll(back());
    table.line(heading);
    if (this == CANVAS) {
      table.line(possible(columns));
    }
    students.forEach(student -> table.line(line(columns, student, cells)));
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
    columns.forEach(column -> line.add(Points.text(column.worth())));
    return line;
  }

  private List<String> line(List<Column> columns, Student student, Cells cells) {
    List<String> line = new ArrayList<>(who(student));
    columns.forEach(column -> line.add(text(cells.at(column.id(), student.account()))));
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

  private String text(Cell cell) {
    if (cell.isExcused()) {
      return switch (this) {
        case PLAIN -> "excused";
        case CANVAS -> "EX";
        case MOODLE -> "";
      };
    }
    return cell.points().map(Points::text).orElse("");
  }
}
