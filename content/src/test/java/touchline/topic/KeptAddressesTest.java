package touchline.topic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Answers are stored under an exercise's id, so one that had answers keeps it when lessons part.
 */
class KeptAddressesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pendulum/first-switch",
        "pendulum/torque",
        "pendulum/can-hold",
        "pendulum/choose-threshold",
        "pendulum/which-velocity",
        "pendulum/period",
        "pendulum/write-it",
        "pendulum/again-moving-time",
        "pendulum/again-line-side",
        "pendulum/again-pass-blocker",
        "robust-and-fast/find-the-bug",
        "robust-and-fast/cells-reached",
        "robust-and-fast/write-it",
        "robust-and-fast/again-closest-point-order",
        "robust-and-fast/again-vector-projection",
        "robust-and-fast/again-stadium-push",
        "robust-and-fast/again-line-offset",
        "robust-and-fast/again-moving-contact",
        "robust-and-fast/again-pass-clearance"
      })
  void anExerciseStaysWhereItsAnswersAre(String id) {
    assertTrue(Files.isRegularFile(Path.of("lessons", id, "exercise.md")), id);
  }
}
