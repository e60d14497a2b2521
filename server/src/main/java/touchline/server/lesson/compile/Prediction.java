package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/**
 * A question of the text that a reader answers with one tap before the explanation is shown. Its
 * author writes Markdown in a block <code>predict</code>: the question, a list of two to four
 * answers, of which the right one begins with <code>[x]</code> and the others with <code>[ ]</code>
 * , and the explanation. Its children are those of the Markdown, so that all rules of the text hold
 * in it, without the marks.
 */
final class Prediction extends CustomBlock {
  static final String KIND = "predict";

  private static final String RIGHT = "[x] ";
  private static final String OTHER = "[ ] ";
  private static final int FEWEST = 2;
  private static final int MOST = 4;

  private final boolean isClosed;
  private final List<Node> question = new ArrayList<>();
  private final List<ListItem> answers = new ArrayList<>();
  private final List<Node> explanation = new ArrayList<>();
  private final List<ListItem> right = new ArrayList<>();
  private boolean isMarked = true;

  /**
   * Takes over what a block holds.
   *
   * @param isClosed whether its fence is
   */
  Prediction(boolean isClosed, Node document) {
    this.isClosed = isClosed;
    Node next;
    for (Node node = document.getFirstChild(); node != null; node = next) {
      next = node.getNext();
      if (answers.isEmpty() && node instanceof BulletList list) {
        readAnswers(list);
      } else {
        (answers.isEmpty() ? question : explanation).add(node);
      }
      appendChild(node);
    }
  }

  private void readAnswers(BulletList list) {
    for (Node node = list.getFirstChild(); node != null; node = node.getNext()) {
      ListItem answer = (ListItem) node;
      answers.add(answer);
      String mark = takeMark(answer);
      isMarked &= !mark.isEmpty();
      if (mark.equals(RIGHT)) {
        right.add(answer);
      }
    }
  }

  private static String takeMark(ListItem answer) {
    if (answer.getFirstChild() instanceof Paragraph words
        && words.getFirstChild() instanceof Text text) {
      for (String mark : List.of(RIGHT, OTHER)) {
        if (text.getLiteral().startsWith(mark)) {
          text.setLiteral(text.getLiteral().substring(mark.length()));
          return mark;
        }
      }
    }
    return "";
  }

  List<Node> question() {
    return question;
  }

  List<ListItem> answers() {
    return answers;
  }

  boolean isRight(ListItem answer) {
    return right.contains(answer);
  }

  List<Node> explanation() {
    return explanation;
  }

  /** The rule that it breaks, if it breaks one. */
  Optional<String> fault() {
    if (!isClosed) {
      return Optional.of("a block must be closed by ```: " + KIND);
    } else if (question.isEmpty() || answers.isEmpty() || explanation.isEmpty()) {
      return Optional.of("a prediction must have a question, a list of answers, an explanation");
    } else if (answers.size() < FEWEST || answers.size() > MOST) {
      return Optional.of("a prediction must have two to four answers: " + answers.size());
    } else if (!isMarked || right.size() != 1) {
      return Optional.of("of the answers one must begin with [x], each other with [ ]");
    } else if (answers.stream().anyMatch(Prediction::isMoreThanWords)) {
      return Optional.of("an answer must be one line of words and formulas, without a link");
    }
    boolean isText =
        question.stream().allMatch(Paragraph.class::isInstance)
            && explanation.stream()
                .allMatch(node -> node instanceof Paragraph || node instanceof FormulaBlock);
    return isText ? Optional.empty() : Optional.of("a prediction must hold paragraphs alone");
  }

  /** An answer becomes a button, in which nothing else can be pressed. */
  private static boolean isMoreThanWords(ListItem answer) {
    return answer.getFirstChild() != answer.getLastChild()
        || !new Page("", "", answer).all(Link.class).isEmpty();
  }
}
