package touchline.mistake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the lessons say about mistakes. */
public final class LessonMistakes {
  /** Those of all lessons. */
  public static final MistakeTexts TEXTS = read();

  private LessonMistakes() {}

  private static MistakeTexts read() {
    List<MistakeText> texts = new ArrayList<>();
    try (Stream<Path> lessons = Files.list(Path.of("lessons")).sorted()) {
      for (Path lesson : lessons.toList()) {
        Path file = lesson.resolve("mistakes.md");
        if (Files.exists(file)) {
          String slug = lesson.getFileName().toString();
          MistakesFile mistakes = MistakesFile.of(slug, Files.readString(file));
          mistakes.entries().forEach(entry -> texts.add(entry.text()));
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return new MistakeTexts(texts);
  }
}
