package touchline.server.draft;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What every draft begins with: a small exercise that keeps every rule and catches its mistakes.
 */
final class FirstDraft {
  private static final List<String> FILES =
      List.of(
          Written.PAGE,
          Written.REFERENCE,
          Written.CASES,
          "mistakes/edge.java",
          "mistakes/origin.java",
          "mistakes/square.java");

  private FirstDraft() {}

  static Written read() {
    Map<String, String> files = new LinkedHashMap<>();
    FILES.forEach(name -> files.put(name, text(name)));
    return Written.of(files).orElseThrow();
  }

  private static String text(String name) {
    try (InputStream in = FirstDraft.class.getResourceAsStream("/touchline/draft/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
