package touchline.gap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchline.listing.Listing;

/**
 * An {@code exercise.md} of the kind gaps, as far as it says which expressions are left out. Each
 * block {@code gap} holds a piece of the listing with the expression in square brackets, and below
 * it wrong expressions, each after the id of its mistake:
 *
 * <pre>
 * double proj = [pV.dot(unit)];
 * M04: pV.dot(segV)
 * </pre>
 */
public final class GapFile {
  /** Before a wrong expression in a table's text. */
  static final char WRONG = '!';

  private static final int MOST = 8;
  private static final String FENCE = "```";

  private final Map<String, String> front = new LinkedHashMap<>();
  private final List<Block> blocks = new ArrayList<>();

  /**
   * One block, closed.
   *
   * @param line of its first line, from 1
   */
  private record Block(int line, List<String> lines) {}

  private GapFile() {}

  /** Empty if the exercise is of another kind. */
  public static Optional<GapFile> of(List<String> lines) {
    GapFile file = new GapFile();
    file.read(lines);
    return "gaps".equals(file.front.get("kind")) ? Optional.of(file) : Optional.empty();
  }

  private void read(List<String> lines) {
    int at = 1;
    while (at < lines.size() && !lines.get(at).startsWith("---")) {
      int colon = lines.get(at).indexOf(':');
      if (colon > 0) {
        front.put(
            lines.get(at).substring(0, colon).strip(), lines.get(at).substring(colon + 1).strip());
      }
      at++;
    }
    while (at < lines.size()) {
      at = lines.get(at).strip().equals(FENCE + "gap") ? block(lines, at + 1) : at + 1;
    }
  }

  private int block(List<String> lines, int from) {
    List<String> block = new ArrayList<>();
    int at = from;
    while (at < lines.size() && !lines.get(at).startsWith(FENCE)) {
      if (!lines.get(at).isBlank()) {
        block.add(lines.get(at).strip());
      }
      at++;
    }
    blocks.add(new Block(from + 1, block));
    return at + 1;
  }

  /** The listing, by class and tag; empty if the file names none. */
  public String method() {
    return front.getOrDefault("method", "");
  }

  /** The line of the file on which a gap stands, from 1. */
  public int lineOf(int gap) {
    return gap < blocks.size() ? blocks.get(gap).line() : 1;
  }

  /**
   * What is said of the gaps, in a form that can be compared: their pieces and wrong expressions.
   */
  public String said() {
    StringBuilder text = new StringBuilder(method()).append('\n');
    for (Block block : blocks) {
      for (int i = 0; i < block.lines().size(); i++) {
        String line = block.lines().get(i);
        int colon = line.indexOf(':');
        String wrong = i > 0 && colon > 0 ? WRONG + wrongOf(line, colon) : line;
        text.append(wrong).append('\n');
      }
    }
    return text.toString();
  }

  private static String wrongOf(String line, int colon) {
    return line.substring(0, colon).strip() + ":" + line.substring(colon + 1).strip();
  }

  /**
   * What the table of gaps says of this exercise.
   *
   * @param id lesson and folder
   * @param head the method's first line
   * @param inputs what figures give it
   */
  public String entry(String id, String head, String inputs) {
    String said = said();
    int line = said.indexOf('\n');
    return String.join("\n", id, said.substring(0, line), head, measured(inputs))
        + said.substring(line);
  }

  /** The inputs, with its unit behind each number. */
  private String measured(String inputs) {
    List<String> all = new ArrayList<>();
    for (String input : inputs.split(", *", -1)) {
      String[] words = input.split(" ", -1);
      all.add(words[0].equals("number") ? input + " " + unit(words[1]) : input);
    }
    return String.join(", ", all);
  }

  /**
   * What the front matter says of a number in {@code units: speed m/s, time s, e times}; metres if
   * not.
   */
  private String unit(String number) {
    for (String unit : front.getOrDefault("units", "").split(", *", -1)) {
      if (unit.startsWith(number + " ")) {
        return unit.substring(number.length() + 1).strip();
      }
    }
    return "m";
  }

  /** The rules that the file breaks, by the lines that break them. */
  public Map<Integer, String> problems(Listing listing) {
    Map<Integer, String> problems = new TreeMap<>();
    if (blocks.isEmpty() || blocks.size() > MOST) {
      problems.put(1, "an exercise of kind gaps must have from 1 to " + MOST + " blocks gap");
    }
    List<Gap> before = new ArrayList<>();
    for (Block block : blocks) {
      try {
        before.add(gap(block, listing, before, problems));
      } catch (IllegalArgumentException broken) {
        problems.put(block.line(), String.valueOf(broken.getMessage()));
      }
    }
    return problems;
  }

  private static Gap gap(
      Block block, Listing listing, List<Gap> before, Map<Integer, String> problems) {
    if (block.lines().isEmpty()) {
      throw new IllegalArgumentException("a gap must be a piece of the listing");
    }
    Gap gap = Gap.of(block.lines().get(0), List.of(), listing);
    for (Gap earlier : before) {
      boolean after =
          gap.line() > earlier.line()
              || (gap.line() == earlier.line() && gap.start() >= earlier.end());
      if (!after) {
        throw new IllegalArgumentException("gaps must follow one another as in the listing");
      }
    }
    for (int i = 1; i < block.lines().size(); i++) {
      if (!block.lines().get(i).matches("[A-Z]+[0-9]+ *: *[^ ].*")) {
        problems.put(
            block.line() + i,
            "below the piece each line must be a mistake's id, a colon and an expression: "
                + block.lines().get(i));
      }
    }
    return gap;
  }
}
