package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.mistake.LessonMistakes;
import touchline.topic.Topics;

/** A form that asks the opposite tells nothing that says what a method answers, yes or no. */
class YesAndNoTest {
  private static final Pattern ANSWER = Pattern.compile("\\b(says|get a) (yes|no)\\b");

  static Stream<CodeExercise> opposites() {
    return Topics.methods().stream()
        .flatMap(method -> IntStream.rangeClosed(1, method.variants()).mapToObj(method::variant))
        .filter(form -> form.changes().stream().anyMatch(Change.Not.class::isInstance));
  }

  @ParameterizedTest
  @MethodSource("opposites")
  void wordsHoldForTheOpposite(CodeExercise form) {
    List<String> wrong = new ArrayList<>();
    for (String id : form.mistakes()) {
      String said = LessonMistakes.TEXTS.named(id).orElseThrow().message();
      if (form.tells(id) && ANSWER.matcher(said).find()) {
        wrong.add(id + ": " + said);
      }
    }
    assertEquals(List.of(), wrong, form.form());
  }

  @ParameterizedTest
  @MethodSource("opposites")
  void thereAreMistakesToLookAt(CodeExercise form) {
    assertTrue(form.mistakes().size() > 3, form.form());
  }
}
