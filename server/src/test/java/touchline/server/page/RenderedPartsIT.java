package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/**
 * Every optional part of every template was rendered by some test, so that none can throw where
 * nobody has looked. It runs after all tests over HTTP, and says nothing where only some of them
 * were asked for.
 */
@DisabledIfSystemProperty(named = "test", matches = ".+")
class RenderedPartsIT {
  @Test
  void everyOptionalPartWasRendered() throws IOException {
    Map<Path, List<String>> rendered = rendered();
    assertTrue(!rendered.isEmpty(), "no test has rendered anything");
    Set<String> known = unrendered();
    Set<String> missing = new TreeSet<>();
    for (Path template : files(RenderedParts.SOURCES)) {
      String name =
          RenderedParts.SOURCES
              .relativize(template)
              .toString()
              .replace('\\', '/')
              .replace(".html", "");
      Set<String> seen = since(Files.getLastModifiedTime(template), rendered);
      RenderedParts.of(name, Files.readString(template))
          .forEach(
              (part, words) -> {
                if (!seen.contains(part) && !known.contains(words)) {
                  missing.add(words);
                }
              });
    }
    assertEquals("", String.join("\n", missing), "rendered by no test");
  }

  /** What was rendered after a template was last changed. */
  private static Set<String> since(FileTime changed, Map<Path, List<String>> rendered)
      throws IOException {
    Set<String> seen = new HashSet<>();
    for (Map.Entry<Path, List<String>> file : rendered.entrySet()) {
      if (Files.getLastModifiedTime(file.getKey()).compareTo(changed) > 0) {
        seen.addAll(file.getValue());
      }
    }
    return seen;
  }

  private static Map<Path, List<String>> rendered() throws IOException {
    Map<Path, List<String>> rendered = new HashMap<>();
    if (Files.exists(RenderedParts.RENDERED)) {
      for (Path file : files(RenderedParts.RENDERED)) {
        rendered.put(file, Files.readAllLines(file));
      }
    }
    return rendered;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return new ArrayList<>(files.filter(Files::isRegularFile).toList());
    }
  }

  /** The parts that are known to be rendered by no test over HTTP, with the reason above them. */
  private static Set<String> unrendered() throws IOException {
    try (InputStream in = RenderedPartsIT.class.getResourceAsStream("/unrendered.txt")) {
      return new HashSet<>(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .toList());
    }
  }
}
