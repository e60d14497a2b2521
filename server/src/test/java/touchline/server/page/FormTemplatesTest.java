package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is wrong with a field is heard by who comes to the field. */
class FormTemplatesTest {
  private static final Path TEMPLATES = Path.of("src/main/resources/touchline/templates");
  private static final Pattern SAID = Pattern.compile("problem=\\$\\{form\\.problem\\('(\\w+)'\\)");

  @Test
  void everyProblemBelongsToItsField() throws IOException {
    List<String> fields = new ArrayList<>();
    List<String> apart = new ArrayList<>();
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      files
          .filter(file -> file.toString().endsWith(".html"))
          .forEach(
              file -> {
                String text = read(file);
                Matcher said = SAID.matcher(text);
                while (said.find()) {
                  String field = TEMPLATES.relativize(file) + " " + said.group(1);
                  fields.add(field);
                  if (!isTold(text, said.group(1) + "-problem")) {
                    apart.add(field);
                  }
                }
              });
    }
    assertTrue(fields.size() > 10, "fields: " + fields);
    assertEquals(List.of(), apart);
  }

  /** A field that is marked as wrong names its problem; that of a group is said aloud. */
  private static boolean isTold(String text, String id) {
    boolean isThere = text.contains(" id=\"" + id + "\"");
    boolean isAlert = text.contains("id=\"" + id + "\" role=\"alert\"");
    return isAlert
        || isThere
            && Pattern.compile("<(?:input|select|textarea|fieldset)\\b[^>]*>")
                .matcher(text)
                .results()
                .map(tag -> tag.group())
                .anyMatch(tag -> tag.contains(id) && tag.contains("aria-invalid"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }
}
