package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerFilesTest {
  /** Of the method itself, of another exercise, and of a part that is made of parts. */
  @ParameterizedTest
  @CsvSource({
    "moving-circle/write-segment, wrong-point-S20, static double timeOfImpact(",
    "moving-circle/write-segment, wrong-point-S20, static double timeToPoint(",
    "moving-circle/write-segment, wrong-point-S20, static double earlier(",
    "moving-circle/write-segment, wrong-S33, static double timeToSide(",
  })
  void theMembersOfOtherAnswersStandInTheirPlace(String exercise, String name, String member) {
    String source = AnswerFiles.source(exercise, name);
    assertTrue(source.indexOf(member) >= 0, source);
    assertTrue(source.indexOf(member) == source.lastIndexOf(member), source);
  }

  @Test
  void everyAnswerIsPutTogetherWhole() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../content/lessons"))) {
      files
          .filter(file -> file.toString().matches(".*/answers/[^/]*\\.java"))
          .forEach(
              file -> assertFalse(AnswerFiles.read(file).contains("@@MEMBERS"), file::toString));
    }
  }
}
