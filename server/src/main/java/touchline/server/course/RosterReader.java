package touchline.server.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.LoginName;
import touchline.server.account.MailAddress;
import touchline.server.account.PersonName;
import touchline.server.canvas.CanvasNames;
import touchline.server.course.Roster.Entry;
import touchline.server.course.Roster.Problem;
import touchline.server.course.RosterColumns.Column;
import touchline.server.csv.CsvLines;

/** Reads a roster from CSV: a line of headings, then a person a line. */
final class RosterReader {
  static final int MOST_LINES = 50_000;

  /** After so many nobody reads on. */
  private static final int MOST_PROBLEMS = 100;

  private static final int LONGEST_SECTION = 100;

  private static final String NOT_CLOSED =
      "A field goes on over the end of this line: a quotation mark is not closed.";

  private final List<Entry> entries = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private final Map<String, CanvasNames.Named> canvas = new HashMap<>();
  private Optional<RosterColumns> columns = Optional.empty();

  private final Map<String, Column> byHand;

  private RosterReader(Map<String, Column> byHand) {
    this.byHand = byHand;
  }

  static Roster read(byte[] file) {
    return read(file, Map.of());
  }

  /**
   * The same, where somebody says what some headings mean.
   *
   * @param byHand by heading, as the file writes it
   */
  static Roster read(byte[] file, Map<String, Column> byHand) {
    return new RosterReader(byHand).readAll(file);
  }

  private Roster readAll(byte[] file) {
    boolean isWhole =
        CsvLines.read(
            file,
            (number, fields) -> {
              take(number, fields);
              return problems.size() < MOST_PROBLEMS;
            });
    if (!isWhole) {
      // Its reader does not say where; most often a quotation mark is not closed.
      int after = entries.isEmpty() ? 1 : entries.get(entries.size() - 1).line() + 1;
      problems.add(
          new Problem(
              after, "", "From here on it is not CSV: look for a quotation mark too many."));
    }
    if (columns.isEmpty() && problems.isEmpty()) {
      problems.add(new Problem(1, "", "The file is empty."));
    }
    return new Roster(
        entries,
        problems,
        columns.map(RosterColumns::ignored).orElse(List.of()),
        columns.map(RosterColumns::shownHeadings).orElse(List.of()),
        canvas);
  }

  private void take(int line, List<String> fields) {
    if (columns.isEmpty()) {
      RosterColumns found = new RosterColumns(fields, byHand);
      columns = Optional.of(found);
      found.problem().ifPresent(text -> problems.add(new Problem(line, "", text)));
    } else if (columns.get().problem().isEmpty()) {
      takePerson(columns.get(), line, fields);
    }
  }

  private void takePerson(RosterColumns columns, int line, List<String> fields) {
    if (fields.stream().allMatch(String::isBlank) || columns.isNobody(fields)) {
      return;
    }
    if (fields.stream().anyMatch(field -> field.contains("\n") || field.contains("\r"))) {
      problems.add(new Problem(line, "", NOT_CLOSED));
      return;
    }
    if (fields.size() != columns.size()) {
      String text =
          "This line has "
              + (fields.size() == 1 ? "one field" : fields.size() + " fields")
              + "; the first has "
              + columns.size()
              + ".";
      problems.add(new Problem(line, "", text));
      return;
    }
    Column naming = columns.field(Column.LOGIN, fields).isEmpty() ? Column.EMAIL : Column.LOGIN;
    String login = LoginName.stored(columns.field(naming, fields));
    String name = name(columns, fields);
    String section = PersonName.stored(columns.field(Column.SECTION, fields));
    int before = problems.size();
    problem(line, columns.heading(naming), LoginName.problem(login));
    problem(line, columns.heading(nameColumn(columns)), PersonName.problem(name));
    problem(line, columns.heading(Column.SECTION), sectionProblem(section));
    problem(line, columns.heading(naming), seen(login, line));
    if (problems.size() == before) {
      add(new Entry(line, login, name, section, mail(columns, fields, login)));
      columns.canvas(fields).ifPresent(named -> canvas.put(login, named));
    }
  }

  /** Where links go, if it is told; a login name that is an address need not be kept twice. */
  private static String mail(RosterColumns columns, List<String> fields, String login) {
    String mail = MailAddress.stored(columns.field(Column.EMAIL, fields));
    return MailAddress.problem(mail).isPresent() || mail.equals(login) ? "" : mail;
  }

  private void add(Entry entry) {
    if (entries.size() == MOST_LINES) {
      String text = "A roster has at most " + MOST_LINES + " people; split this one.";
      problems.add(new Problem(entry.line(), "", text));
    } else {
      entries.add(entry);
    }
  }

  private void problem(int line, String column, Optional<String> text) {
    text.ifPresent(words -> problems.add(new Problem(line, column, words)));
  }

  private Optional<String> seen(String login, int line) {
    Integer first = login.isEmpty() ? null : lines.putIfAbsent(login, line);
    return first == null
        ? Optional.empty()
        : Optional.of("The same person stands in line " + first + " already.");
  }

  private static Optional<String> sectionProblem(String section) {
    return section.length() <= LONGEST_SECTION
        ? Optional.empty()
        : Optional.of("A section's name has at most " + LONGEST_SECTION + " characters.");
  }

  private static Column nameColumn(RosterColumns columns) {
    return columns.has(Column.NAME) ? Column.NAME : Column.LAST;
  }

  private static String name(RosterColumns columns, List<String> fields) {
    return PersonName.stored(columns.name(fields));
  }
}
