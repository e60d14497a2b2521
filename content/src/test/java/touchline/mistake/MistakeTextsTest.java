package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.grid.GridMistakes;
import touchline.topic.moving.ContactMistakes;
import touchline.topic.moving.MovingCircleMistakes;
import touchline.topic.overlap.OverlapMistakes;
import touchline.topic.pass.ClearanceMistakes;
import touchline.topic.pass.SafePassMistakes;
import touchline.topic.pendulum.ControlMistakes;
import touchline.topic.pushout.PushOutMistakes;
import touchline.topic.stadium.StadiumMistakes;

class MistakeTextsTest {
  /** Words for how an answer was worked out, which nobody can see in the answer. */
  private static final Pattern HOW =
      Pattern.compile(
          "\\b([Yy]ou(?! get)|formula|code|forg[eo]t\\w*|divid\\w+|multipl\\w+|add(ed|ing)"
              + "|subtract\\w*|squared|halved|averaged|rounded|rounding|cut|clamped|stopped|stops"
              + "|projected|compared|swapped|measured|mirrored|used|taken|chosen|asked for|dropped"
              + "|looked|turned|goes into|given to)\\b");

  /** What makes a likeness of it. */
  private static final Pattern LIKENED =
      Pattern.compile("what you get (when|from|by|with)|as when|as if|as happens when");

  /** In sections about anything. */
  private static final Set<String> EVERYWHERE =
      Set.of(
          "this", "that", "what", "when", "with", "from", "which", "have", "your", "does", "they",
          "than", "then", "where", "there", "into", "each", "more", "only", "must", "should",
          "such", "their", "those", "many", "much", "other", "both", "after", "before", "again",
          "itself", "point", "line");

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
      assertTrue(LessonMistakes.TEXTS.named(id).isPresent(), id);
    }
  }

  @Test
  void everyMessageAsksBackInAtMostThreeSentences() {
    for (MistakeText text : LessonMistakes.TEXTS.all()) {
      assertTrue(text.message().endsWith("?"), text::id);
      long sentences = text.message().chars().filter(c -> c == '.' || c == '?').count();
      assertTrue(sentences <= 3 && text.message().length() <= 240, text::id);
    }
  }

  /** Answers prove what a method does, never how it is written. */
  @Test
  void messagesSayWhatIsDoneAndOnlyLikenHow() {
    for (MistakeText text : LessonMistakes.TEXTS.all()) {
      for (String sentence : text.message().split("(?<=[.?]) ")) {
        boolean isClaim = sentence.endsWith(".") && HOW.matcher(sentence).find();
        assertTrue(!isClaim || LIKENED.matcher(sentence).find(), text.id() + ": " + sentence);
      }
    }
  }

  @Test
  void everyPlaceSpeaksOfTheMistake() throws IOException {
    List<String> strange = new ArrayList<>();
    for (MistakeText text : LessonMistakes.TEXTS.all()) {
      String section = section(text.place());
      Set<String> shared = stems(text.name() + " " + text.message());
      shared.removeIf(stem -> !section.contains(stem));
      if (shared.size() < 2) {
        strange.add(text.id() + " and " + text.place() + " share " + shared);
      }
    }
    assertEquals(List.of(), strange);
  }

  /** From its heading to the next, in small letters; a whole lesson if the place is one. */
  private static String section(String place) throws IOException {
    String[] parts = place.split("#");
    StringBuilder section = new StringBuilder();
    boolean isInside = parts.length == 1;
    for (String line : Files.readAllLines(Path.of("lessons", parts[0], "lesson.md"))) {
      if (line.startsWith("## ") && parts.length > 1) {
        isInside = anchor(line.substring(3)).equals(parts[1]);
      }
      section.append(isInside ? line.toLowerCase(Locale.ROOT) + "\n" : "");
    }
    return section.toString();
  }

  private static Set<String> stems(String words) {
    Set<String> stems = new TreeSet<>();
    for (String word : words.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
      String stem = word.replaceAll("(?<=[a-z]{4})(ing|ed|es|s)$", "");
      if (stem.length() >= 4 && !EVERYWHERE.contains(stem)) {
        stems.add(stem);
      }
    }
    return stems;
  }

  private static String anchor(String heading) {
    String letters = heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "");
    return letters.strip().replace(' ', '-');
  }

  @Test
  void messagesAreTheirOwn() {
    long different =
        LessonMistakes.TEXTS.all().stream().map(MistakeText::message).distinct().count();
    assertEquals(LessonMistakes.TEXTS.all().size(), different);
  }
}
