package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.grading.worker.KeptProbe;

/** A worker's memory and classes are after a submission what they were before. */
class KeptTest {
  /** Of all runs of a program together; the library loads one or the other late. */
  private static final int MOST_CLASSES = 4;

  /** What the compiler would keep by name: a package, and a name of the source's own. */
  private static final List<String> NAMED =
      List.of(
          packages(100) + "class Solution {}",
          "import java.util.NAME.Inner; class Solution { NAME x; }",
          Programs.RIGHT.replaceAll("\\bd\\b", "NAME" + "x".repeat(200)),
          Programs.RIGHT + "class NAME { String text = \"NAME\"; }");

  /** What is held softly may go at any time, and would seem to be kept when it is there again. */
  private static final String NOTHING_SOFTLY = "-XX:SoftRefLRUPolicyMSPerMB=0";

  @TempDir private Path folder;

  /** Imports of packages that are not there. */
  private static String packages(int count) {
    String rest = "x".repeat(200) + ".*;\n";
    return IntStream.range(0, count)
        .mapToObj(i -> "import qNAME" + i + rest)
        .collect(Collectors.joining());
  }

  static Stream<Java> javas() {
    return Programs.javas();
  }

  @ParameterizedTest
  @MethodSource("javas")
  void workersKeepNothingOfASubmission(Java java) throws IOException {
    List<Path> sources = new ArrayList<>(Programs.in("after"));
    sources.addAll(Programs.in("styles").subList(0, 4));
    for (Path file : sources) {
      Files.writeString(folder.resolve(file.getFileName()), Programs.source(file));
    }
    for (int i = 0; i < NAMED.size(); i++) {
      Files.writeString(folder.resolve("named-" + i + ".java"), NAMED.get(i));
    }
    List<String> lines = said(java).lines().toList();
    List<String> kept = lines.stream().filter(KeptTest::isMuch).toList();
    assertEquals(List.of(), kept);
    assertTrue(lines.size() >= NAMED.size() + sources.size() - 2, "told: " + lines);
  }

  private static boolean isMuch(String line) {
    String[] words = line.split(" ");
    return words.length != 3
        || Long.parseLong(words[1]) > KeptProbe.MOST_BYTES
        || Integer.parseInt(words[2]) > MOST_CLASSES;
  }

  private String said(Java java) throws IOException {
    List<String> words = new ArrayList<>(CommandLine.words(java, Optional.empty(), Life.LONG));
    words.subList(words.size() - 2, words.size()).clear();
    words.add(words.indexOf("-cp"), NOTHING_SOFTLY);
    words.add(
        String.join(
            File.pathSeparator, WorkerClasses.of(java, Life.LONG).path(), "target/test-classes"));
    words.add(KeptProbe.class.getName());
    words.add(folder.toString());
    Process probe = new ProcessBuilder(words).redirectErrorStream(true).start();
    return new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
