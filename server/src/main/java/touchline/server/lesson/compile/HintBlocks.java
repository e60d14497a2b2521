package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import touchline.server.lesson.Hint;
import touchline.server.lesson.WorkedText;

/**
 * The blocks of an exercise: <code>hint COST</code> holds a hint in plain text, and in the question
 * of a folder <code>solution METHOD</code> says how a lesson's method leads to the answer.
 */
final class HintBlocks {
  private static final String RULE = "a block of an exercise must be hint COST: ";
  private static final String SOLUTION = "solution";
  private static final Pattern SHARE = Pattern.compile("[01](\\.[0-9]{1,4})?");

  private final Page page;
  private final Problems problems;
  private final List<String> given;
  private final List<Hint> hints = new ArrayList<>();
  private Optional<WorkedText> worked = Optional.empty();

  /**
   * @param given the names of what the question of a folder gives; none for any other exercise
   */
  HintBlocks(Page page, List<String> given, Problems problems) {
    this.page = page;
    this.given = given;
    this.problems = problems;
  }

  /** Whether a block is of those that are shown beside the text and not in it. */
  static boolean isOne(FencedCodeBlock block) {
    String word = String.valueOf(block.getInfo()).strip().split("\\s+", -1)[0];
    return word.equals("hint") || word.equals(SOLUTION);
  }

  /** The hints of a text that may have blocks of others, too. */
  List<Hint> hints() {
    return read(page.all(FencedCodeBlock.class).stream().filter(HintBlocks::isOne).toList());
  }

  /** Every block, of which others break a rule. */
  List<Hint> read() {
    List<Hint> read = read(page.all(FencedCodeBlock.class));
    for (Prediction prediction : page.all(Prediction.class)) {
      problem(prediction, RULE + Prediction.KIND);
    }
    for (IndentedCodeBlock block : page.all(IndentedCodeBlock.class)) {
      problem(block, "code must be printed by a listing in lesson.md, from its source");
    }
    return read;
  }

  /** Together they must not cost more than there is. */
  private List<Hint> read(List<FencedCodeBlock> blocks) {
    double sum = 0;
    for (FencedCodeBlock block : blocks) {
      read(block);
      double before = sum;
      sum = hints.stream().mapToDouble(Hint::cost).sum();
      // Shares such as 0.1 are not exact, and ten of them are still everything.
      if (sum > 1 + 1e-9 && before <= 1 + 1e-9) {
        problem(block, "all hints together must cost at most 1: " + sum);
      }
    }
    return hints;
  }

  private void read(FencedCodeBlock block) {
    String info = String.valueOf(block.getInfo()).strip();
    String[] words = info.split("\\s+", -1);
    String text = String.join(" ", block.getLiteral().strip().split("\\s+", -1));
    if (block.getClosingFenceLength() == null) {
      problem(block, "a block must be closed by ```: " + info);
    } else if (info.equals(GapDraft.BLOCK) && GapDraft.isOne(page)) {
      return;
    } else if (words[0].equals(SOLUTION) && !given.isEmpty()) {
      work(block, info.substring(SOLUTION.length()).strip());
    } else if (!words[0].equals("hint")) {
      problem(block, RULE + info);
    } else if (words.length == 1) {
      problem(block, "a hint must say what it costs: hint 0.1, or hint 0");
    } else if (words.length > 2) {
      problem(block, RULE + info);
    } else if (!SHARE.matcher(words[1]).matches() || Double.parseDouble(words[1]) > 1) {
      problem(block, "a hint must cost a share of the points from 0 to 1: " + words[1]);
    } else if (text.isEmpty()) {
      problem(block, "a hint must say something");
    } else {
      hints.add(new Hint(Double.parseDouble(words[1]), text));
    }
  }

  private void work(FencedCodeBlock block, String method) {
    if (worked.isPresent()) {
      problem(block, "a question must have one solution");
    }
    WorkedText read = WorkedText.read(method, block.getLiteral());
    read.problems(given).forEach(rule -> problem(block, rule));
    worked = Optional.of(read);
  }

  /** How the answer comes about; known once all is read. */
  Optional<WorkedText> worked() {
    return worked;
  }

  /** Hints are shown beside the text and not in it. */
  Map<Node, String> html() {
    Map<Node, String> nothing = new HashMap<>();
    page.all(FencedCodeBlock.class).forEach(block -> nothing.put(block, ""));
    return nothing;
  }

  private void problem(Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }
}
