package touchline.mistake;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.mistake.MistakesFile.Entry;
import touchline.mistake.MistakesFile.Fault;

/** Reads a {@link MistakesFile} line by line. */
final class MistakesReader {
  private static final Pattern HEADING = Pattern.compile("## ([A-Z]\\d+) (\\S.*)");
  private static final Pattern SENTENCE = Pattern.compile("[A-Z].*[.?]");
  private static final Pattern TWO_SENTENCES = Pattern.compile(".*[.?!] [A-Z].*");
  private static final Pattern PLACE =
      Pattern.compile("\\[[^\\]]+\\]\\((#|/lessons/)([a-z0-9#-]+)\\)");

  private final String slug;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final List<String> sentences = new ArrayList<>();
  private int line;

  /** Line of the heading of the mistake that is being read; 0 before the first. */
  private int begun;

  private String id = "";
  private String name = "";
  private int placeLine;
  private String place = "";

  MistakesReader(String slug) {
    this.slug = slug;
  }

  MistakesFile read(String text) {
    for (String each : text.split("\n", -1)) {
      line++;
      if (!each.isBlank()) {
        readLine(each.strip());
      }
    }
    end();
    return new MistakesFile(entries, faults);
  }

  private void readLine(String text) {
    if (text.startsWith("#")) {
      end();
      heading(text);
    } else if (begun == 0) {
      fault(line, "a line must stand below the heading of its mistake: " + text);
    } else if (!place.isEmpty()) {
      fault(line, "a mistake must end with its place: " + text);
    } else if (text.startsWith("[")) {
      place(text);
    } else {
      sentence(text);
    }
  }

  private void heading(String text) {
    Matcher heading = HEADING.matcher(text);
    begun = line;
    sentences.clear();
    place = "";
    if (heading.matches()) {
      id = heading.group(1);
      name = heading.group(2);
    } else {
      id = "";
      fault(line, "a mistake must have a heading ## ID NAME: " + text);
    }
  }

  private void place(String text) {
    Matcher link = PLACE.matcher(text);
    placeLine = line;
    if (link.matches()) {
      place = link.group(1).equals("#") ? slug + "#" + link.group(2) : link.group(2);
    } else {
      place = text;
      fault(line, "a place must read [WORDS](#ANCHOR) or [WORDS](/lessons/LESSON#ANCHOR): " + text);
    }
  }

  private void sentence(String text) {
    sentences.add(text);
    if (!SENTENCE.matcher(text).matches() || TWO_SENTENCES.matcher(text).matches()) {
      fault(line, "a line must be one whole sentence: " + text);
    }
  }

  /** Ends the mistake that is being read. */
  private void end() {
    if (id.isEmpty()) {
      return;
    }
    if (sentences.isEmpty()) {
      fault(begun, "a mistake must say something: " + id);
    } else if (place.isEmpty()) {
      fault(begun, "a mistake must end with its place, [WORDS](#ANCHOR): " + id);
    } else {
      String message = String.join(" ", sentences);
      entries.add(new Entry(begun, placeLine, new MistakeText(id, name, message, place)));
    }
  }

  private void fault(int at, String rule) {
    faults.add(new Fault(at, rule));
  }
}
