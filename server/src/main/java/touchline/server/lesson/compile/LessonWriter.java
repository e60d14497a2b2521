package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Hint;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.MethodFigure;
import touchline.server.lesson.Section;

/**
 * Writes compiled lessons where {@link LessonReader} finds them.
 *
 * <p>One properties file and one HTML file for each lesson and exercise, and an index. The same
 * lessons give the same bytes: keys are sorted and nothing carries a date.
 */
final class LessonWriter {
  private final Path folder;

  LessonWriter(Path classes) {
    this.folder = classes.resolve(LessonReader.FOLDER);
  }

  /** Replaces whatever was written before, so that a removed lesson is gone. */
  void write(Lessons lessons) {
    try {
      clear();
      for (Lesson lesson : lessons.all()) {
        String name = lesson.slug() + "/lesson";
        write(name, properties(lesson), lesson.html());
        Files.writeString(folder.resolve(name + LessonReader.THUMBNAIL), lesson.thumbnail());
      }
      for (ExerciseText exercise : lessons.exercises()) {
        write(exercise.id(), properties(exercise), exercise.html());
        for (int i = 1; i <= exercise.forms().size(); i++) {
          Path file = folder.resolve(LessonReader.formFile(exercise.id(), i));
          Files.writeString(file, exercise.forms().get(i - 1).html());
        }
      }
      for (Map.Entry<String, MethodFigure> method : lessons.methods().entrySet()) {
        write(MethodFigure.file(method.getKey()), method.getValue().properties());
      }
      for (String exercise : lessons.cases().exercises()) {
        write(exercise + LessonReader.CASES, lessons.cases().properties(exercise));
      }
      write(LessonReader.MISTAKES, properties(lessons.mistakes()));
      Files.writeString(folder.resolve("index.properties"), text(index(lessons)));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Map<String, String> index(Lessons lessons) {
    List<String> slugs = lessons.all().stream().map(Lesson::slug).toList();
    return Map.of(
        "version", lessons.version(),
        "lessons", String.join(" ", slugs),
        "methods", String.join(" ", new TreeSet<>(lessons.methods().keySet())),
        "cases", String.join(" ", lessons.cases().exercises()));
  }

  private static Map<String, String> properties(Lesson lesson) {
    Map<String, String> properties = new TreeMap<>();
    properties.put("title", lesson.title());
    properties.put("summary", lesson.summary());
    properties.put("order", Integer.toString(lesson.order()));
    properties.put("exercises", String.join(" ", lesson.exercises()));
    properties.put("reading", Integer.toString(lesson.reading()));
    properties.put("practice", Integer.toString(lesson.practice()));
    properties.put("needs", String.join(" ", lesson.aims().needs()));
    for (int i = 0; i < lesson.aims().goals().size(); i++) {
      properties.put(LessonReader.GOAL + (i + 1), lesson.aims().goals().get(i));
    }
    for (int i = 0; i < lesson.sections().size(); i++) {
      Section section = lesson.sections().get(i);
      properties.put(LessonReader.SECTION + (i + 1), section.id() + " " + section.title());
    }
    return properties;
  }

  private static Map<String, String> properties(MistakeTexts mistakes) {
    Map<String, String> properties = new TreeMap<>();
    for (MistakeText text : mistakes.all()) {
      properties.put(text.id() + ".name", text.name());
      properties.put(text.id() + ".message", text.message());
      properties.put(text.id() + ".place", text.place());
    }
    return properties;
  }

  private static Map<String, String> properties(ExerciseText exercise) {
    ExerciseTerms terms = exercise.terms();
    Map<String, String> properties = new TreeMap<>();
    properties.put("title", exercise.title());
    properties.put("task", exercise.task());
    properties.put("kind", exercise.kind().word());
    properties.put("points", Double.toString(terms.points()));
    properties.put("attempts", Integer.toString(terms.attempts()));
    properties.put("cost", Double.toString(terms.cost()));
    for (int i = 0; i < exercise.forms().size(); i++) {
      properties.put(LessonReader.FORM + (i + 1), exercise.forms().get(i).title());
    }
    for (int i = 0; i < terms.hints().size(); i++) {
      Hint hint = terms.hints().get(i);
      properties.put("hint." + (i + 1), hint.cost() + " " + hint.text());
    }
    exercise.worked().ifPresent(worked -> properties.putAll(worked.properties()));
    return properties;
  }

  private void write(String name, Map<String, String> properties, String html) throws IOException {
    write(name, properties);
    Files.writeString(folder.resolve(name + ".html"), html);
  }

  private void write(String name, Map<String, String> properties) throws IOException {
    Path file = folder.resolve(name + ".properties");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text(properties));
  }

  private static String text(Map<String, String> properties) {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(properties)
        .forEach((key, value) -> text.append(key).append('=').append(escape(value)).append('\n'));
    return text.toString();
  }

  /** What java.util.Properties reads back unchanged: values here are single lines of text. */
  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }

  private void clear() throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> found = Files.walk(folder)) {
        for (Path path : found.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    Files.createDirectories(folder);
  }
}
