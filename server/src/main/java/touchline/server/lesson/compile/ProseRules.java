package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.commonmark.node.Text;

/**
 * What the text of a lesson keeps to so that it reads well: short sentences, plain words, and no
 * word that nobody has looked at. The words are those of a list beside the lessons, one a line.
 */
final class ProseRules {
  static final String LIST = "words.txt";

  private static final int LONGEST_SENTENCE = 45;

  /** The lower end of what Flesch called plain English. */
  private static final double HARDEST = 60;

  private final Set<String> known;
  private final Problems problems;

  ProseRules(Set<String> known, Problems problems) {
    this.known = Set.copyOf(known);
    this.problems = problems;
  }

  /** The words of a content folder's list; none if it has no list, and then any word will do. */
  static Set<String> list(Path content) {
    Path list = content.resolve(LIST);
    try {
      return Files.exists(list) ? new TreeSet<>(Files.readAllLines(list)) : Set.of();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Checks the words and sentences of any page, and those of its figures and hints. */
  void check(Page page) {
    Prose.of(page).blocks().forEach(block -> sentences(page, block));
    List<Prose.Block> blocks = BlockProse.of(page);
    blocks.forEach(block -> sentences(page, block));
    if (!known.isEmpty()) {
      page.all(Text.class).forEach(text -> spelling(page, Page.lineOf(text), text.getLiteral()));
      blocks.forEach(block -> spelling(page, block.line(), block.text()));
    }
  }

  private void sentences(Page page, Prose.Block block) {
    for (String sentence : block.sentences()) {
      int words = Prose.words(sentence).size();
      if (words > LONGEST_SENTENCE) {
        String rule = "a sentence must have at most " + LONGEST_SENTENCE + " words, this has ";
        problems.add(page.file(), block.line(), rule + words + ": " + beginning(sentence));
      }
    }
  }

  private static String beginning(String sentence) {
    return sentence.substring(0, Math.min(40, sentence.length())) + "…";
  }

  private void spelling(Page page, int line, String text) {
    for (String word : Prose.words(text)) {
      if (!known.contains(word)) {
        problems.add(page.file(), line, "the word must stand in " + LIST + ": " + word);
      }
    }
  }

  /** Checks a whole lesson; an exercise's few sentences say nothing about how it reads. */
  void checkEase(Page page) {
    double ease = Prose.of(page).readingEase();
    if (ease < HARDEST) {
      String rule =
          String.format(
              Locale.ENGLISH,
              "the reading ease (Flesch) must be at least %.0f: %.1f",
              HARDEST,
              ease);
      problems.add(page.file(), 1, rule);
    }
  }
}
