package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines of a figure's description, sorted into keys and the entries of sections. */
final class Entries {
  private final Map<String, Entry> keys = new LinkedHashMap<>();
  private final Map<String, List<Entry>> sections = new LinkedHashMap<>();
  private int line;
  private String section = "";

  /** One {@code key: value} and the line it stands on, from 1. */
  record Entry(int line, String key, String value) {
    List<String> words() {
      return wordsOf(value);
    }

    static List<String> wordsOf(String text) {
      return split(text.replace('\t', ' '), ' ');
    }

    /** What stands between separators, without what is empty. */
    static List<String> split(String text, char separator) {
      List<String> parts = new ArrayList<>();
      int from = 0;
      for (int i = 0; i <= text.length(); i++) {
        if (i == text.length() || text.charAt(i) == separator) {
          if (i > from) {
            parts.add(text.substring(from, i));
          }
          from = i + 1;
        }
      }
      return parts;
    }

    FigureProblem problem(String id) {
      return new FigureProblem(line, id, value);
    }

    double number(String word) {
      try {
        double value = Double.parseDouble(word);
        if (Double.isFinite(value)) {
          return value;
        }
      } catch (NumberFormatException notANumber) {
        throw problem("number-form");
      }
      throw problem("number-finite");
    }
  }

  /**
   * Sorts the lines of a description.
   *
   * @throws FigureProblem at the first line that is not part of the language
   */
  static Entries of(String text) {
    Entries entries = new Entries();
    int from = 0;
    while (from <= text.length()) {
      int end = text.indexOf('\n', from);
      end = end < 0 ? text.length() : end;
      entries.read(text.substring(from, end));
      from = end + 1;
    }
    return entries;
  }

  private void read(String raw) {
    line++;
    if (raw.isBlank()) {
      return;
    }
    // A key may hold code with a colon in it, so the separator is a colon before a blank or the
    // end.
    int colon = (raw + " ").indexOf(": ");
    if (colon < 0) {
      throw new FigureProblem(line, "line-form", raw.trim());
    }
    Entry entry = new Entry(line, raw.substring(0, colon).trim(), raw.substring(colon + 1).trim());
    if (raw.charAt(0) == ' ') {
      addToSection(entry);
    } else {
      addKey(entry);
    }
  }

  private void addKey(Entry entry) {
    String key = entry.key();
    boolean isSection = isSection(key);
    if (!isSection && !isKey(key)) {
      throw new FigureProblem(line, "unknown-key", key);
    }
    if (isSection != entry.value().isEmpty()) {
      throw new FigureProblem(line, isSection ? "section-value" : "key-value", key);
    }
    section = isSection ? key : "";
    Entry before = keys.put(key, entry);
    if (before != null) {
      throw new FigureProblem(line, "key-twice", key);
    }
  }

  private static boolean isKey(String key) {
    return switch (key) {
      case "title", "alt", "run", "view", "move" -> true;
      default -> false;
    };
  }

  private static boolean isSection(String key) {
    return switch (key) {
      case "inputs", "draw", "show", "narrate", "predict", "code", "scope", "called" -> true;
      default -> false;
    };
  }

  private void addToSection(Entry entry) {
    if (section.isEmpty()) {
      throw new FigureProblem(line, "entry-outside", entry.key());
    }
    if (entry.value().isEmpty()) {
      throw new FigureProblem(line, "entry-value", entry.key());
    }
    List<Entry> list = sections.computeIfAbsent(section, name -> new ArrayList<>());
    boolean twice = false;
    for (Entry other : list) {
      twice |= other.key().equals(entry.key());
    }
    if (twice && !section.equals("draw")) {
      throw new FigureProblem(line, "entry-twice", entry.key());
    }
    list.add(entry);
  }

  /**
   * The entry of a key that every figure has.
   *
   * @throws FigureProblem if it is missing
   */
  Entry required(String key) {
    Entry entry = keys.get(key);
    if (entry == null) {
      throw new FigureProblem(1, "key-missing", key);
    }
    return entry;
  }

  /** The entry of a key that a figure may have. */
  Optional<Entry> optional(String key) {
    return Optional.ofNullable(keys.get(key));
  }

  List<Entry> in(String name) {
    return sections.getOrDefault(name, List.of());
  }

  /** The line of an entry in a section; the section's own line if there is no such entry. */
  int lineOf(String name, String key) {
    for (Entry entry : in(name)) {
      if (entry.key().equals(key)) {
        return entry.line();
      }
    }
    Entry entry = keys.get(name);
    return entry == null ? 1 : entry.line();
  }
}
