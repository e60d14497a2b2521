package touchline.server.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandsTest {
  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "--port 8080, ''",
    "grade closest-point/write-it answers, grade",
    "--data x work, work",
    "work --help, work",
    "serve --data work, serve work",
    "--help, serve grade work",
    "--version, serve grade work",
    "grad, serve grade work"
  })
  void readsWhatIsNamed(String line, String needed) {
    Commands commands =
        new Commands()
            .with("serve", Object::new)
            .with("grade", Object::new)
            .with("work", Object::new);
    assertEquals(words(needed), commands.needed(words(line)));
  }

  @ParameterizedTest
  @CsvSource({
    "'', true",
    "serve, true",
    "serve --port 8080, true",
    "--port 8080, true",
    "--version, false",
    "serve --help, false",
    "--data x -h, false",
    "grade closest-point/write-it answers, false",
    "exercises, false",
    "backup file, false"
  })
  void tellsWhatStartsASite(String line, boolean isSite) {
    assertEquals(isSite, Commands.startSite(words(line)));
  }

  @ParameterizedTest
  @CsvSource({
    "grade closest-point/write-it answers, true",
    "grade, true",
    "grade --help, false",
    "serve grade, false",
    "'', false"
  })
  void tellsWhatRunsACommand(String line, boolean isRun) {
    assertEquals(isRun, Commands.run("grade", words(line)));
  }

  private static List<String> words(String line) {
    return line.isEmpty() ? List.of() : List.of(line.split(" ", -1));
  }
}
