package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.grading.job.Job;

/** A worker of a command says what one of a site says, though it was warmed for less long. */
class BriefWorkerTest {
  /** Programs that are not stopped for their time or memory; every so many of them. */
  private static final int SAMPLED = 9;

  private static Pool pool;

  @BeforeAll
  static void open() {
    KeptWorkers.end();
    pool = Pool.ofOne();
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  @ParameterizedTest
  @MethodSource("styles")
  void rightProgramsPassInEveryStyle(Path file) {
    assertEquals("RIGHT", outcome(file));
  }

  static List<Path> styles() {
    return Programs.in("styles");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileProgramsGetTheirVerdicts(Path file) {
    List<String> expected = Arrays.asList(expected(file).split("\\|", -1));
    assertTrue(expected.contains(outcome(file)), outcome(file) + " not " + expected);
  }

  static List<Path> hostile() {
    List<Path> quick =
        Programs.in("attacks/own").stream()
            .filter(file -> !expected(file).contains("TIME") && !expected(file).contains("MEMORY"))
            .toList();
    return quick.stream().filter(file -> quick.indexOf(file) % SAMPLED == 0).toList();
  }

  private static String expected(Path file) {
    return Programs.firstLine(file).substring(11);
  }

  private static String outcome(Path file) {
    Job job = Programs.withLengths(Programs.source(file));
    return Programs.outcome(job, pool.run(job));
  }
}
