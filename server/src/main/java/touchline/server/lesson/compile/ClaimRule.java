package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.Code;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import touchline.server.lesson.figure.FigureWords;
import touchline.server.lesson.figure.MeasuredWords;

/**
 * A number in the prose that looks measured has a source: it is a measured value, a figure's, in
 * mathematics, or in the list of claims, which names the test that recomputes it.
 */
final class ClaimRule {
  static final String LIST = "measured-claims.txt";

  private static final String NUMBER = "(?<![\\d.])\\d+(\\.\\d+)?";

  /** Shares, factors, counts of runs, long decimals and very short times. */
  private static final Pattern MEASURED =
      Pattern.compile(
          String.join(
              "|",
              NUMBER + "( ?%| per cent| percent)",
              NUMBER + " times (as|the|faster|slower|smaller|larger|more|less|longer|shorter)\\b",
              NUMBER + " (out of|of|in) (the |all )?\\d+\\b",
              "(?<![\\d.])\\d+\\.\\d{3,}",
              NUMBER + " (ns|nanoseconds?|microseconds?|milliseconds?|ulps?)\\b"));

  private final List<String> claims = new ArrayList<>();
  private final Path content;
  private final Problems problems;

  ClaimRule(Path content, Problems problems) {
    this.content = content;
    this.problems = problems;
    read(content.resolve(LIST));
  }

  private void read(Path list) {
    try {
      List<String> lines = Files.exists(list) ? Files.readAllLines(list) : List.of();
      for (int i = 0; i < lines.size(); i++) {
        if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
          read(i + 1, lines.get(i));
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void read(int line, String claim) throws IOException {
    int bar = claim.lastIndexOf('|');
    int hash = claim.indexOf('#', Math.max(0, bar));
    if (bar < 0 || hash < 0) {
      problem(line, "a claim must be TEXT | CLASS#METHOD: " + claim);
      return;
    }
    String type = claim.substring(bar + 1, hash).strip();
    String method = claim.substring(hash + 1).strip();
    claims.add(claim.substring(0, bar).strip());
    if (!isTest(type, method)) {
      problem(line, "a claim must name a test that recomputes it: " + type + "#" + method);
    }
  }

  private boolean isTest(String type, String method) throws IOException {
    String file = "src/test/java/" + type.replace('.', '/') + ".java";
    for (Path room : List.of(content, content.resolveSibling("server"))) {
      Path source = room.resolve(file);
      if (Files.exists(source) && Files.readString(source).contains("void " + method + "(")) {
        return true;
      }
    }
    return false;
  }

  private void problem(int line, String rule) {
    problems.add("content/" + LIST, line, rule);
  }

  /** Checks the prose of a page. */
  void check(Page page) {
    for (Class<? extends Node> type : List.of(Paragraph.class, TableCell.class)) {
      for (Node node : page.all(type)) {
        StringBuilder text = new StringBuilder();
        read(node, text);
        MEASURED
            .matcher(text)
            .results()
            .map(MatchResult::group)
            .filter(number -> !isClaimed(text.toString(), number))
            .forEach(number -> complain(page, node, number));
      }
    }
  }

  private boolean isClaimed(String text, String number) {
    return claims.stream().anyMatch(claim -> claim.contains(number) && text.contains(claim));
  }

  private void complain(Page page, Node node, String number) {
    String rule =
        "a number that looks measured must have a source, measured:NAME or " + LIST + ": ";
    problems.add(page.file(), Page.lineOf(node), rule + number);
  }

  private static void read(Node node, StringBuilder text) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      if (child instanceof Text words) {
        text.append(words.getLiteral());
      } else if (child instanceof SoftLineBreak) {
        text.append(' ');
      } else if (child instanceof Link link && isSourced(link)) {
        text.append("…");
      } else if (!(child instanceof Code || child instanceof FormulaNode)) {
        read(child, text);
      } else {
        text.append("…");
      }
    }
  }

  private static boolean isSourced(Link link) {
    return FigureWords.isOne(link) || MeasuredWords.isOne(link);
  }
}
