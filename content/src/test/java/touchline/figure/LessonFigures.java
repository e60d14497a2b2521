package touchline.figure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every figure of every lesson, as its author wrote it. */
final class LessonFigures {
  private static final String FENCE = "```";

  /** Read once: what a figure calls is found by many runs. */
  private static final Map<String, Figure> ALL = read();

  private LessonFigures() {}

  /** By lesson and name, such as {@code overlap/crossings}. */
  static Map<String, Figure> all() {
    return ALL;
  }

  private static Map<String, Figure> read() {
    Map<String, String> texts = new LinkedHashMap<>();
    try (Stream<Path> lessons = Files.list(Path.of("lessons")).sorted()) {
      for (Path lesson : lessons.toList()) {
        Path file = lesson.resolve("lesson.md");
        if (Files.exists(file)) {
          add(texts, lesson.getFileName() + "/", Files.readAllLines(file));
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    CalledShows shows = CalledShows.of(List.copyOf(texts.values()));
    Map<String, Figure> figures = new LinkedHashMap<>();
    texts.forEach((name, text) -> figures.put(name, figure(text, shows)));
    return figures;
  }

  /** As a lesson's compiler makes it. */
  private static Figure figure(String text, CalledShows shows) {
    String described = shows.addTo(text, Examples.called(text));
    return FigureText.parse(Examples.withCode(described));
  }

  private static void add(Map<String, String> texts, String lesson, List<String> lines) {
    String begin = FENCE + "figure ";
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(begin)) {
        List<String> rest = lines.subList(i + 1, lines.size());
        String text = String.join("\n", rest.subList(0, rest.indexOf(FENCE))) + "\n";
        String name = lesson + lines.get(i).substring(begin.length()).strip();
        texts.put(name, text);
      }
    }
  }
}
