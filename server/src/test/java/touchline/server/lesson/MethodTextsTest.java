package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.AskedMethod;
import touchline.mistake.MistakeText;
import touchline.topic.Topics;

/** What is read of one method alone is what all of the lessons say of it. */
class MethodTextsTest {
  private final Lessons lessons = Lessons.load();

  @Test
  void theCasesThatEverybodySeesAreTheSame() {
    for (AskedMethod method : Topics.methods()) {
      assertEquals(
          shown(lessons.cases(), method),
          shown(MethodTexts.of(method.id()).cases(), method),
          method.id());
    }
  }

  private static List<String> shown(MethodCases cases, AskedMethod method) {
    return cases.shown(method).stream().map(each -> Arrays.toString(each.input())).toList();
  }

  @Test
  void theWordsForMistakesAreTheSame() {
    MethodTexts texts = MethodTexts.of(Topics.methods().get(0).id());
    for (MistakeText text : lessons.mistakes().all()) {
      Optional<MistakeText> alone = texts.mistakes().named(text.id());
      assertEquals(text.name(), alone.map(MistakeText::name).orElse(text.name()));
      assertEquals(text.message(), alone.map(MistakeText::message).orElse(text.message()));
    }
    assertEquals(Optional.empty(), texts.mistakes().named("none"));
  }

  @Test
  void everyMistakeOfAMethodOfATopicHasItsWords() {
    MethodTexts texts = MethodTexts.of(Topics.methods().get(0).id());
    long told =
        lessons.mistakes().all().stream()
            .filter(text -> texts.mistakes().named(text.id()).isPresent())
            .count();
    long brought = lessons.mistakes().all().stream().filter(text -> text.place().isEmpty()).count();
    assertEquals(lessons.mistakes().all().size() - brought, told);
  }
}
