package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What templates may look like, where Thymeleaf would do something else than they seem to say. */
class TemplateRulesTest {
  private static final Path TEMPLATES = Path.of("src/main/resources/touchline/templates");
  private static final Pattern TAG =
      Pattern.compile("<[a-z][^<>]*\\sth:replace=(\"[^\"]*\"|[^>])*>");

  /** An element is replaced before its condition is looked at, which is then gone with it. */
  @Test
  void whatIsReplacedHasNoCondition() throws IOException {
    int replaced = 0;
    List<String> conditional = new ArrayList<>();
    for (Path file : files()) {
      for (String tag :
          TAG.matcher(Files.readString(file)).results().map(MatchResult::group).toList()) {
        replaced++;
        if (tag.matches("(?s).*\\sth:(if|unless|each)=.*")) {
          conditional.add(TEMPLATES.relativize(file) + ": " + tag);
        }
      }
    }
    assertTrue(replaced > 10, "elements that are replaced: " + replaced);
    assertEquals(List.of(), conditional);
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }
}
