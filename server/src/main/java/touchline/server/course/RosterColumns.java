package touchline.server.course;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which column of a roster is which, by the headings that registries and other systems write. */
final class RosterColumns {
  /** What a column can say. */
  enum Column {
    LOGIN("login|login name|username|user name|sis login id|user id"),
    EMAIL("email|e-mail|email address|e-mail address|mail"),
    NAME("name|full name|student|student name"),
    FIRST("first name|given name|forename|firstname"),
    LAST("last name|surname|family name|lastname"),
    SECTION("section|group|groups|class");

    private final String headings;

    /** Separated by upright strokes. */
    Column(String headings) {
      this.headings = headings;
    }
  }

  private final List<String> headings;
  private final Map<Column, Integer> places = new EnumMap<>(Column.class);
  private final List<String> ignored = new ArrayList<>();
  private final List<String> twice = new ArrayList<>();

  RosterColumns(List<String> headings) {
    this.headings = headings.stream().map(String::strip).toList();
    for (int i = 0; i < headings.size(); i++) {
      place(this.headings.get(i), i);
    }
  }

  private void place(String heading, int index) {
    Optional<Column> column = column(heading);
    if (column.isEmpty()) {
      ignored.add(heading);
    } else if (places.putIfAbsent(column.get(), index) != null) {
      twice.add(heading);
    }
  }

  private static Optional<Column> column(String heading) {
    String plain = heading.toLowerCase(Locale.ROOT).replace('_', ' ').strip();
    for (Column column : Column.values()) {
      if (List.of(column.headings.split("\\|")).contains(plain)) {
        return Optional.of(column);
      }
    }
    return Optional.empty();
  }

  /** Why no roster can be read with these headings, if so. */
  Optional<String> problem() {
    if (!twice.isEmpty()) {
      return Optional.of("Two columns mean the same: " + twice.get(0) + ". Leave one of them out.");
    }
    if (!has(Column.LOGIN) && !has(Column.EMAIL)) {
      return Optional.of(
          "The first line must name a column login or email; it names: " + shown() + ".");
    }
    if (!has(Column.NAME) && !has(Column.LAST)) {
      return Optional.of(
          "The first line must name a column name, or first name and last name; it names: "
              + shown()
              + ".");
    }
    return Optional.empty();
  }

  private String shown() {
    String all = String.join(", ", headings);
    return all.length() > 200 ? all.substring(0, 200) + "…" : all;
  }

  boolean has(Column column) {
    return places.containsKey(column);
  }

  /** What a line says there; empty if it has no such column. */
  String field(Column column, List<String> line) {
    Integer place = places.get(column);
    return place == null || place >= line.size() ? "" : line.get(place).strip();
  }

  /** How the file calls the column. */
  String heading(Column column) {
    Integer place = places.get(column);
    return place == null ? "" : headings.get(place);
  }

  int size() {
    return headings.size();
  }

  List<String> ignored() {
    return List.copyOf(ignored);
  }
}
