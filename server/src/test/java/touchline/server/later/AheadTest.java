package touchline.server.later;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AheadTest {
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
  void loadsForSitesOnly(String line, boolean isSite) {
    assertEquals(isSite, Ahead.isSite(line.isEmpty() ? List.of() : List.of(line.split(" ", -1))));
  }
}
