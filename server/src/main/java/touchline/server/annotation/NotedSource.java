package touchline.server.annotation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A source with comments beside their lines: cut after each line on which a comment ends. Templates
 * read it.
 */
public record NotedSource(List<Chunk> chunks) {
  public NotedSource {
    chunks = List.copyOf(chunks);
  }

  /** Lines, and the comments that end with the last of them. */
  public record Chunk(List<Line> lines, List<Annotation> notes) {
    public Chunk {
      lines = List.copyOf(lines);
      notes = List.copyOf(notes);
    }
  }

  /** A line with its number from 1, and whether a comment is about it. */
  public record Line(int number, String text, boolean isNoted) {}

  /** What is about lines that are not there, stands after the last. */
  public static NotedSource of(String source, List<Annotation> annotations) {
    List<String> texts = source.stripTrailing().lines().toList();
    List<Annotation> left =
        new ArrayList<>(
            annotations.stream()
                .sorted(Comparator.comparingInt(Annotation::last).thenComparing(Annotation::id))
                .toList());
    List<Chunk> chunks = new ArrayList<>();
    List<Line> lines = new ArrayList<>();
    for (int number = 1; number <= texts.size(); number++) {
      int line = number;
      boolean isNoted = annotations.stream().anyMatch(note -> note.isAbout(line));
      lines.add(new Line(number, texts.get(number - 1), isNoted));
      List<Annotation> ended =
          left.stream().filter(note -> note.last() <= line || line == texts.size()).toList();
      if (!ended.isEmpty() || number == texts.size()) {
        chunks.add(new Chunk(lines, ended));
        lines = new ArrayList<>();
        left.removeAll(ended);
      }
    }
    return new NotedSource(chunks);
  }

  /** How many lines a source has that can be commented on. */
  public static int lines(String source) {
    return (int) source.stripTrailing().lines().count();
  }
}
