package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.server.account.LoginName;
import touchline.server.canvas.CanvasNames;
import touchline.server.csv.CanvasGradebook;
import touchline.server.csv.CsvLines;
import touchline.server.gradebook.Marks.Entry;
import touchline.server.gradebook.Marks.Problem;

/**
 * Reads marks from CSV: a line of headings, one for the login and titles of assignments, then
 * students.
 */
final class MarksReader {
  static final int MOST_LINES = 50_000;

  /** After so many nobody reads on. */
  private static final int MOST_PROBLEMS = 100;

  private static final String NUMBER =
      "Points are a number from 0 on, such as 7.5; excused, where the assignment does not count; or"
          + " nothing, to leave them as they are.";

  private static final String NOT_CLOSED =
      "A field goes on over the end of this line: a quotation mark is not closed.";

  private final List<Column> columns;
  private final Set<String> students;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<String> ignored = new ArrayList<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private final Map<Integer, Column> places = new LinkedHashMap<>();
  private int width;
  private int login = -1;
  private boolean isCanvas;
  private final Map<String, CanvasNames.Named> canvas = new HashMap<>();
  private final Map<Long, String> headings = new HashMap<>();
  private int sis = -1;

  private MarksReader(List<Column> columns, Set<String> students) {
    this.columns = columns;
    this.students = students;
  }

  /**
   * Reads a file.
   *
   * @param students logins of those in the course
   */
  static Marks read(byte[] file, List<Column> columns, Set<String> students) {
    MarksReader reader = new MarksReader(columns, students);
    boolean isWhole = CsvLines.read(file, reader::take);
    if (!isWhole) {
      int after =
          reader.entries.isEmpty() ? 1 : reader.entries.get(reader.entries.size() - 1).line();
      reader.problem(
          after + 1, "", "From here on it is not CSV: look for a quotation mark too many.");
    } else if (reader.width == 0) {
      reader.problem(1, "", "The file is empty.");
    }
    return new Marks(
        reader.entries,
        reader.problems,
        reader.ignored,
        new Marks.Canvas(reader.canvas, reader.headings));
  }

  private boolean take(int number, List<String> fields) {
    if (width == 0) {
      headings(number, fields);
      return problems.isEmpty();
    }
    boolean isInvented = isCanvas && CanvasGradebook.isTestStudent(fields.get(0));
    if (!CanvasGradebook.isAboutAssignments(fields) && !isInvented) {
      student(number, fields);
    }
    return problems.size() < MOST_PROBLEMS;
  }

  private void headings(int number, List<String> fields) {
    width = fields.size();
    isCanvas = CanvasGradebook.isHeadings(fields);
    sis = fields.stream().map(String::strip).toList().indexOf("SIS User ID");
    for (int i = 0; i < width; i++) {
      heading(number, fields.get(i).strip(), i);
    }
    if (login < 0) {
      problem(number, "", "The first line must name a column login, SIS Login ID or Username.");
    } else if (places.isEmpty()) {
      problem(number, "", "The first line names no assignment of this course by its title.");
    }
  }

  private void heading(int number, String heading, int place) {
    List<Column> fitting = fitting(heading);
    if (MarksFormat.isLogin(heading)) {
      if (login >= 0) {
        problem(number, heading, "Two columns hold logins.");
      }
      login = place;
    } else if (fitting.size() > 1) {
      problem(number, heading, "Two assignments have this title; rename one of them first.");
    } else if (fitting.isEmpty()) {
      ignored.add(heading);
    } else if (places.containsValue(fitting.get(0))) {
      problem(number, heading, "Two columns are named like this.");
    } else {
      places.put(place, fitting.get(0));
      if (isCanvas && heading.matches(".* [(][0-9]+[)]")) {
        headings.put(fitting.get(0).id(), heading);
      }
    }
  }

  /** One that has just this title goes before one that only looks like it. */
  private List<Column> fitting(String heading) {
    List<Column> exact =
        columns.stream().filter(one -> one.title().strip().equalsIgnoreCase(heading)).toList();
    return exact.isEmpty()
        ? columns.stream().filter(one -> MarksFormat.isTitle(heading, one.title())).toList()
        : exact;
  }

  private void student(int number, List<String> fields) {
    if (fields.size() != width) {
      problem(
          number, "", "This line has " + fields.size() + " fields; the first has " + width + ".");
      return;
    }
    if (fields.stream().anyMatch(field -> field.contains("\n") || field.contains("\r"))) {
      problem(number, "", NOT_CLOSED);
      return;
    }
    if (entries.size() == MOST_LINES) {
      problem(number, "", "A file has at most " + MOST_LINES + " students; split this one.");
      return;
    }
    String name = LoginName.stored(fields.get(login));
    Integer first = lines.putIfAbsent(name, number);
    if (!students.contains(name)) {
      problem(number, "login", "No student of this course has the login name “" + name + "”.");
    } else if (first != null) {
      problem(number, "login", "The same student stands in line " + first + " already.");
    } else {
      entries.add(new Entry(number, name, points(number, fields)));
      if (isCanvas && fields.get(1).strip().matches("[0-9]{1,20}")) {
        String sisId = sis < 0 ? "" : fields.get(sis).strip();
        canvas.put(
            name, new CanvasNames.Named(fields.get(0).strip(), fields.get(1).strip(), sisId));
      }
    }
  }

  private Map<Long, Optional<Double>> points(int number, List<String> fields) {
    Map<Long, Optional<Double>> points = new HashMap<>();
    places.forEach(
        (place, column) -> {
          String typed = fields.get(place).strip();
          Optional<Double> read = Points.read(typed);
          if (MarksFormat.isExcused(typed)) {
            points.put(column.id(), Optional.empty());
          } else if (read.isPresent()) {
            points.put(column.id(), read);
          } else if (!MarksFormat.isBlank(typed)) {
            problem(number, column.title(), NUMBER);
          }
        });
    return points;
  }

  private void problem(int line, String column, String text) {
    problems.add(new Problem(line, column, text));
  }
}
