package touchline.server.lesson.figure;

import java.util.List;

/** Lines of a Java source file as they are printed, indented from the left margin. */
public record Listing(List<Line> lines) {
  /** A line and its number in the source file. */
  public record Line(int number, String text) {}

  public Listing {
    lines = List.copyOf(lines);
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("lines must not be empty");
    }
  }

  /** The text of a line by its number; 0, the call itself, is the first line. */
  String text(int number) {
    return lines.stream()
        .filter(line -> line.number() == number)
        .findFirst()
        .orElse(lines.get(0))
        .text()
        .strip();
  }
}
