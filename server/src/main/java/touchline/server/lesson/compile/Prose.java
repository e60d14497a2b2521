package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * The running text of a page: its paragraphs, cells and points as sentences. Code and formulas
 * stand in them as one word each, so that a sentence has its length; they are not read for
 * spelling.
 */
record Prose(List<Block> blocks) {
  private static final String FOREIGN = "it";
  private static final Pattern WORD = Pattern.compile("\\p{L}+(['’]\\p{L}+)*");
  private static final Pattern END = Pattern.compile("(?<=[.?!])[\"”')]*\\s+(?=[\\p{Lu}\"“(])");
  private static final Pattern VOWELS = Pattern.compile("[aeiouy]+");

  /** A paragraph or a cell, and the line of the file on which it starts. */
  record Block(int line, String text) {
    /** Its sentences, the last of which may lack its full stop. */
    List<String> sentences() {
      return List.of(END.split(text.strip()));
    }
  }

  static Prose of(Page page) {
    List<Block> blocks = new ArrayList<>();
    for (Class<? extends Node> type : List.of(Paragraph.class, TableCell.class)) {
      for (Node node : page.all(type)) {
        StringBuilder text = new StringBuilder();
        read(node, text);
        blocks.add(new Block(Page.lineOf(node), text.toString()));
      }
    }
    return new Prose(blocks);
  }

  private static void read(Node node, StringBuilder text) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      if (child instanceof Text words) {
        text.append(words.getLiteral());
      } else if (child instanceof SoftLineBreak) {
        text.append(' ');
      } else if (child instanceof Code || child instanceof FormulaNode) {
        text.append(FOREIGN);
      } else {
        read(child, text);
      }
    }
  }

  /** The words of a text, in lower case. */
  static List<String> words(String text) {
    return WORD.matcher(text.toLowerCase(Locale.ENGLISH).replace('’', '\''))
        .results()
        .map(MatchResult::group)
        .toList();
  }

  /**
   * How easily it reads, by Rudolf Flesch (A new readability yardstick, 1948): 60 to 70 is plain
   * English, below 30 is for scholars. Syllables are counted by groups of vowels.
   */
  double readingEase() {
    double sentences = 0;
    double words = 0;
    double syllables = 0;
    for (Block block : blocks) {
      for (String sentence : block.sentences()) {
        List<String> found = words(sentence);
        sentences += found.isEmpty() ? 0 : 1;
        words += found.size();
        syllables += found.stream().mapToInt(Prose::syllables).sum();
      }
    }
    return words == 0 ? 100 : 206.835 - 1.015 * words / sentences - 84.6 * syllables / words;
  }

  /** A final e is mute, but not in -le. */
  static int syllables(String word) {
    int groups = (int) VOWELS.matcher(word).results().count();
    boolean isMute = word.endsWith("e") && !word.endsWith("le") && groups > 1;
    return Math.max(1, isMute ? groups - 1 : groups);
  }
}
