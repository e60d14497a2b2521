package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;

/**
 * What the blocks of a page say to people: a figure's title, its text for those who do not see it,
 * what it says of each step, what it asks; hints, and what a solution leaves to do. Values,
 * variables and code stand in it as one word each.
 */
final class BlockProse {
  private static final String HINT = "hint";
  private static final String SOLUTION = "solution";
  private static final Set<String> KINDS =
      Set.of("figure", "compare", "scales", "grid", "pendulum", "game", HINT, SOLUTION);
  private static final Set<String> WORDS = Set.of("title", "alt");

  /** Sections in which what follows a key is said. */
  private static final Set<String> SAID = Set.of("narrate", "agree", "part");

  /** Here a question follows the kind of answer. */
  private static final String ASKED = "predict";

  /** Code between back quotes, a value, a variable; and in plain text a name with a hump. */
  private static final Pattern FOREIGN =
      Pattern.compile("`[^`]*`|\\{[^}]*}|\\*[^*]*\\*|\\b\\p{L}*\\p{Ll}\\p{Lu}\\p{L}*\\b");

  private BlockProse() {}

  /** One block for each line that says something. */
  static List<Prose.Block> of(Page page) {
    List<Prose.Block> blocks = new ArrayList<>();
    for (FencedCodeBlock block : page.all(FencedCodeBlock.class)) {
      String kind = String.valueOf(block.getInfo()).strip().split("\\s+", -1)[0];
      if (KINDS.contains(kind)) {
        read(block, kind, blocks);
      }
    }
    return blocks;
  }

  private static void read(FencedCodeBlock block, String kind, List<Prose.Block> blocks) {
    int line = Page.lineOf(block);
    String section = "";
    boolean isNote = false;
    for (String text : block.getLiteral().lines().toList()) {
      line++;
      if (!text.startsWith(" ")) {
        section = text.split(":", 2)[0].strip();
      }
      isNote |= text.isBlank();
      boolean isProse = kind.equals(HINT) || (kind.equals(SOLUTION) && isNote);
      String said = isProse ? text : said(section, text);
      if (!said.isBlank()) {
        blocks.add(new Prose.Block(line, FOREIGN.matcher(said).replaceAll("it")));
      }
    }
  }

  private static String said(String section, String line) {
    String value = after(": ", line);
    if (!line.startsWith(" ")) {
      return WORDS.contains(section) ? value : "";
    }
    return SAID.contains(section) ? value : section.equals(ASKED) ? after(", ", value) : "";
  }

  private static String after(String mark, String text) {
    int at = text.indexOf(mark);
    return at < 0 ? "" : text.substring(at + mark.length());
  }
}
