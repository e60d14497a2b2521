package touchline.topic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.CodeExercise;
import touchline.figure.FunctionRuns;
import touchline.task.Task;

/**
 * What belongs to one topic stands in that topic's package: neither the engines nor the server nor
 * the client import a topic, or name an exercise, a method, a comparison or a mistake in a string.
 */
class LocalityTest {
  /** These are what is taught; everything else is an engine. */
  private static final List<String> TAUGHT =
      List.of("topic", "taught", "collision", "geometry", "pendulum", "grid", "game");

  /** What other rooms may ask for: lists of all that there is, which name no topic. */
  private static final Set<String> LISTS = Set.of("Topics", "Measurements");

  /** A course as an instructor could set it up; it names exercises as instructors do. */
  private static final Path SAMPLE = Path.of("server", "demo");

  private static final Pattern PATH = Pattern.compile("\"M\\d+ \\d[^\"]*\"");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_#-]+(?:/[a-z-]+)?");
  private static final Pattern IMPORT = Pattern.compile("import touchline\\.topic\\.(.*);");

  /** Names that are English words, too: any string may hold them. */
  private static final Set<String> PLAIN_WORDS =
      Set.of(
          "overlap",
          "offset",
          "control",
          "entries",
          "projection",
          "stadium",
          "overlaps",
          "hits",
          "touch");

  private static final Set<String> OURS = names();

  /** Names that only a topic may know. */
  private static Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (Task task : Topics.tasks()) {
      names.add(task.id());
      names.addAll(task.mistakes());
    }
    for (CodeExercise method : Topics.methods()) {
      names.add(method.id());
      names.add(method.signature().method());
    }
    Topics.comparisons().forEach(method -> names.add(method.setting().name()));
    names.addAll(FunctionRuns.names());
    names.removeAll(PLAIN_WORDS);
    return names;
  }

  @Test
  void thereAreNamesToLookFor() {
    assertTrue(
        OURS.containsAll(List.of("closest-point-place", "M01", "closestPoint")), OURS::toString);
    assertEquals(
        List.of("M01", "closestPoint", "lines/write-it"),
        topicalWords("f(\"M01\"); g(\"the closestPoint\"); h(\"lines/write-it\"); // \"M02\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"content", "client", "server"})
  void roomsOutsideTheTopicsNameNone(String room) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : engines(Path.of("..", room, "src/main/java"))) {
      String source = Files.readString(file);
      for (String word : topicalWords(source)) {
        found.add(file.getFileName() + ": " + word);
      }
      IMPORT
          .matcher(source)
          .results()
          .map(result -> result.group(1))
          .filter(type -> room.equals("content") || !LISTS.contains(type))
          .forEach(type -> found.add(file.getFileName() + " imports " + type));
    }
    assertEquals(List.of(), found);
  }

  private static List<String> topicalWords(String source) {
    return LITERAL
        .matcher(drawnPathsLeftOut(source))
        .results()
        .flatMap(literal -> WORD.matcher(literal.group(1)).results())
        .map(MatchResult::group)
        .filter(OURS::contains)
        .toList();
  }

  /** The paths of pictures begin like ids of mistakes. */
  private static String drawnPathsLeftOut(String source) {
    return PATH.matcher(COMMENT.matcher(source).replaceAll("")).replaceAll("");
  }

  private static List<Path> engines(Path sources) throws IOException {
    Path ours = sources.resolve("touchline");
    try (Stream<Path> files = Files.walk(ours)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !TAUGHT.contains(ours.relativize(file).getName(0).toString()))
          .filter(file -> !ours.relativize(file).startsWith(SAMPLE))
          .toList();
    }
  }
}
