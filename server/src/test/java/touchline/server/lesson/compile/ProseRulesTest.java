package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the lessons' text keeps to: words, sentences, terms that lead to the glossary. */
class ProseRulesTest {
  /** Those of the lesson, its exercise and the lesson to which mistakes lead. */
  private static final String WORDS =
      String.join(
          "\n",
          ("a formula and price of see the figure this lesson first b find it look again"
                  + " two differences how far along stopping at ends method when are same point"
                  + " what proj tells you title segment from to")
              .split(" ", -1));

  private static final String GLOSSARY =
      """
      ---
      title: Glossary
      summary: Terms.
      order: 950
      everyday: price
      ---

      ## Formula

      ## Price
      """;

  @TempDir private Path folder;
  private final Mathematics mathematics = new Mathematics();

  @Test
  void wordsThatTheListHasAreFine() {
    LessonFiles files = LessonFiles.in(folder).write("words.txt", WORDS);
    assertEquals(List.of(), files.problems(mathematics));
  }

  @Test
  void aWordThatNobodyLookedAtIsReportedWhereItStands() {
    LessonFiles files =
        LessonFiles.in(folder)
            .write("words.txt", WORDS)
            .change(LessonFiles.LESSON, "and a price", "and a prize");
    assertEquals(
        List.of("content/lessons/one/lesson.md:7: the word must stand in words.txt: prize"),
        files.problems(mathematics));
  }

  @Test
  void whatFiguresAndHintsSayIsReadToo() {
    LessonFiles files =
        LessonFiles.in(folder)
            .write("words.txt", WORDS)
            .change(LessonFiles.LESSON, "segV: From *a* to *b*.", "segV: Form *a* {b} `tou`.")
            .change(LessonFiles.LESSON, "alt: A segment", "alt: A sigment")
            .change(LessonFiles.EXERCISE, "again.", "agian at segV.");
    assertEquals(
        List.of(
            "content/lessons/one/lesson.md:15: the word must stand in words.txt: sigment",
            "content/lessons/one/lesson.md:25: the word must stand in words.txt: form",
            "content/lessons/one/try-it/exercise.md:14: the word must stand in words.txt: agian"),
        files.problems(mathematics));
  }

  @Test
  void aSentenceThatNeverEndsIsReported() {
    String long46 = "Go" + " on".repeat(45) + ".";
    LessonFiles files = LessonFiles.in(folder).change(LessonFiles.EXERCISE, "Find it.", long46);
    assertEquals(
        List.of(
            "content/lessons/one/try-it/exercise.md:10: a sentence must have at most 45 words,"
                + " this has 46: Go on on on on on on on on on on on on o…"),
        files.problems(mathematics));
  }

  @Test
  void aLessonForScholarsIsReported() {
    String hard = "Notwithstanding epistemological considerations, dimensionality necessitates it.";
    LessonFiles files =
        LessonFiles.in(folder).change(LessonFiles.LESSON, "A formula $x", hard + " $x");
    String said = String.join("\n", files.problems(mathematics));
    assertEquals(
        "content/lessons/one/lesson.md:1: the reading ease (Flesch) must be at least 60",
        said.replaceFirst(": -?[0-9.]+$", ""));
  }

  @Test
  void theFirstUseOfATermLeadsToItsEntry() {
    LessonFiles files = LessonFiles.in(folder).write("lessons/glossary/lesson.md", GLOSSARY);
    files.change(
        LessonFiles.LESSON,
        "order: 901",
        "order: 1\ngoals:\n  - find it\n  - say why\nneeds: none");
    assertEquals(
        List.of(
            "content/lessons/glossary/lesson.md:10: a lesson must lead to this entry: Price",
            "content/lessons/one/lesson.md:11: the first use of a term must lead to its entry,"
                + " /lessons/glossary#formula: Formula"),
        files.problems(mathematics));
    files.change(LessonFiles.LESSON, "A formula", "A [formula](/lessons/glossary#formula)");
    files.change(LessonFiles.LESSON, "a price", "a [price](/lessons/glossary#price)");
    assertEquals(List.of(), files.problems(mathematics));
  }
}
