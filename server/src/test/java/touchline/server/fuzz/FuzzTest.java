package touchline.server.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A short form of the campaigns, always with the same inputs. */
class FuzzTest {
  static Stream<Target> readers() throws IOException {
    return Targets.all().stream();
  }

  @ParameterizedTest
  @MethodSource("readers")
  void strangeTextsAreTakenOrRefused(Target target) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, UTF_8);
    assertEquals(0, new FuzzCampaign(target, 1, out).run(target.few()), said.toString(UTF_8));
  }

  @Test
  void readerThatBreaksIsFound() throws IOException {
    Target broken =
        new Target(
            "broken",
            50,
            List.of("abcdef".getBytes(UTF_8)),
            input -> {
              if (input.length > 0 && input[0] != 'a') {
                throw new IllegalStateException("on purpose");
              }
            });
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int failures =
        new FuzzCampaign(broken, 1, new PrintStream(said, true, UTF_8)).run(broken.few());
    assertEquals(failures, said.toString(UTF_8).split("broken did not bear", -1).length - 1);
    assertTrue(failures > 0);
  }
}
