package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MistakeTextsTest {
  @Test
  void everyRuleHasWords() {
    Set<String> ids = new TreeSet<>();
    Stream.of(
            ClosestPointMistakes.all(),
            OverlapMistakes.all(),
            StadiumMistakes.all(),
            PushOutMistakes.all(),
            MovingCircleMistakes.inStep(),
            MovingCircleMistakes.againstSegment(),
            ContactMistakes.all(),
            SafePassMistakes.all(),
            ClearanceMistakes.all(),
            ControlMistakes.all(),
            GridMistakes.all())
        .flatMap(List::stream)
        .forEach(mistake -> ids.addAll(List.of(mistake.id().split("\\+"))));
    assertEquals(31 + 18 + 4 + 15 + 18 + 8 + 9 + 6, ids.size());
    for (String id : ids) {
      assertTrue(MistakeTexts.named(id).isPresent(), id);
    }
  }

  @Test
  void everyMessageAsksBackInAtMostThreeSentences() {
    for (MistakeText text : MistakeTexts.all()) {
      assertTrue(text.message().endsWith("?"), text::id);
      long sentences = text.message().chars().filter(c -> c == '.' || c == '?').count();
      assertTrue(sentences <= 3 && text.message().length() <= 240, text::id);
    }
  }

  @Test
  void everyMistakePointsToAHeadingOfALesson() throws IOException {
    for (MistakeText text : MistakeTexts.all()) {
      String[] place = text.place().split("#");
      List<String> lines = Files.readAllLines(Path.of("lessons", place[0], "lesson.md"));
      boolean found =
          place.length == 1
              || lines.stream()
                  .filter(line -> line.startsWith("## "))
                  .anyMatch(line -> anchor(line.substring(3)).equals(place[1]));
      assertTrue(found, () -> text.id() + " points to " + text.place());
    }
  }

  private static String anchor(String heading) {
    String letters = heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "");
    return letters.strip().replace(' ', '-');
  }

  @Test
  void idsAndMessagesAreTheirOwn() {
    for (Function<MistakeText, String> part :
        List.<Function<MistakeText, String>>of(MistakeText::id, MistakeText::message)) {
      long different = MistakeTexts.all().stream().map(part).distinct().count();
      assertEquals(MistakeTexts.all().size(), different);
    }
  }
}
