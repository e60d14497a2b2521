package touchline.server.attempts;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.csv.CsvTable;

/** How the lines of such a file are written. */
enum AttemptFile {
  JSON_LINES("jsonl", "application/x-ndjson"),
  CSV("csv", "text/csv;charset=utf-8");

  private static final List<String> HEADINGS =
      List.of(
          "assignment",
          "title",
          "exercise",
          "attempt",
          "hints",
          "started_at",
          "received_at",
          "question",
          "answer",
          "mark",
          "outcome",
          "mistakes",
          "version");

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final String ending;
  private final String type;

  AttemptFile(String ending, String type) {
    this.ending = ending;
    this.type = type;
  }

  static Optional<AttemptFile> of(String word) {
    for (AttemptFile file : values()) {
      if (file.ending.equals(word)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  String ending() {
    return ending;
  }

  String type() {
    return type;
  }

  /** What stands before the first line. */
  String head(Optional<Pseudonyms> names) {
    if (this == JSON_LINES) {
      return "";
    }
    List<String> headings = new ArrayList<>();
    headings.addAll(
        names.isPresent() ? List.of("person") : List.of("account", "login", "name", "section"));
    headings.addAll(HEADINGS);
    return CsvTable.forSpreadsheets().line(headings).toString();
  }

  /** A line with its end. */
  String line(AttemptRow row, Optional<Pseudonyms> names) {
    Function<Pseudonyms, String> name = all -> all.of(row.person().account());
    return this == CSV ? csv(row, names.map(name)) : json(row, names.map(name)) + "\n";
  }

  private static String json(AttemptRow row, Optional<String> pseudonym) {
    ObjectNode line = MAPPER.createObjectNode();
    if (pseudonym.isPresent()) {
      line.put("person", pseudonym.get());
    } else {
      line.put("account", row.person().account())
          .put("login", row.person().login())
          .put("name", row.person().name())
          .put("section", row.person().section());
    }
    return line.put("assignment", row.assignment())
        .put("title", row.title())
        .put("exercise", row.exercise())
        .put("attempt", row.attempt())
        .put("hints", row.hints())
        .put("started_at", row.startedAt())
        .put("received_at", row.receivedAt())
        .put("question", row.question().orElse(null))
        .put("answer", row.answer())
        .put("mark", row.mark().orElse(null))
        .put("outcome", row.outcome())
        .put("mistakes", row.mistakes())
        .put("version", row.version())
        .toString();
  }

  private static String csv(AttemptRow row, Optional<String> pseudonym) {
    List<String> cells = new ArrayList<>();
    if (pseudonym.isPresent()) {
      cells.add(pseudonym.get());
    } else {
      cells.add(String.valueOf(row.person().account()));
      cells.add(row.person().login());
      cells.add(row.person().name());
      cells.add(row.person().section());
    }
    cells.addAll(
        List.of(
            String.valueOf(row.assignment()),
            row.title(),
            row.exercise(),
            String.valueOf(row.attempt()),
            String.valueOf(row.hints()),
            row.startedAt(),
            row.receivedAt(),
            row.question().map(String::valueOf).orElse(""),
            row.answer(),
            row.mark().map(String::valueOf).orElse(""),
            row.outcome(),
            row.mistakes(),
            row.version()));
    return CsvTable.forPrograms().line(cells.stream().map(CsvTable::harmless).toList()).toString();
  }
}
