package touchline.server.grading.gate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tables that are text files beside this room. */
public final class Resource {
  private static final String FOLDER = "/touchline/server/grading/gate/";

  private Resource() {}

  /** The lines that are neither blank nor begin with {@code #}. */
  public static List<String> lines(String name) {
    try (InputStream in = Resource.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("the program must hold " + FOLDER + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
