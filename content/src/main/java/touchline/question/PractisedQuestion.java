package touchline.question;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.TreeSet;
import java.util.stream.IntStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;
import touchline.pair.CasePicture;
import touchline.task.Task;

/**
 * A question as a page has it, which marks practice by itself: only the cases of variants for
 * practice, with all that was answered in them. A seed draws the same there as on the server, since
 * the same variants are drawn from. No case that is asked for credit is among them, and a mistake
 * is called by its number from 1, since its id may tell what it is.
 *
 * <p>As text: the method's head, what stands beside the field, the tolerance, what is drawn
 * besides, how many variants there are, a line with the cases of each, and a line for each case.
 */
public final class PractisedQuestion {
  private PractisedQuestion() {}

  /** The text of a question for a page. */
  public static String text(AnsweredQuestion question) {
    List<List<Integer>> variants = question.variants().practice();
    List<Integer> kept =
        List.copyOf(new TreeSet<>(variants.stream().flatMap(List::stream).toList()));
    List<String> lines = new ArrayList<>();
    lines.add(question.method().head());
    lines.add(question.name());
    lines.add(CaseText.number(question.tolerance()));
    lines.add(question.picture().text());
    lines.add(Integer.toString(variants.size()));
    for (List<Integer> variant : variants) {
      lines.add(
          String.join(" ", variant.stream().map(i -> Integer.toString(kept.indexOf(i))).toList()));
    }
    kept.forEach(i -> lines.add(CaseText.of(question.cases().get(i))));
    return String.join("\n", lines);
  }

  /** The task that marks it in a page, from its text. */
  public static Task task(String id, String text) {
    AnsweredQuestion question = question(lines(text));
    return question.task(id, names(question.cases().get(0).wrong().size()));
  }

  /** What a page calls so many mistakes. */
  public static List<String> names(int mistakes) {
    return IntStream.rangeClosed(1, mistakes).mapToObj(Integer::toString).toList();
  }

  private static AnsweredQuestion question(List<String> lines) {
    int first = 5;
    int last = first + Integer.parseInt(lines.get(4));
    List<List<Integer>> variants =
        lines.subList(first, last).stream().map(PractisedQuestion::places).toList();
    List<AnsweredCase> cases =
        lines.subList(last, lines.size()).stream().map(CaseText::read).toList();
    Declaration method = Declaration.of(lines.get(0));
    return new AnsweredQuestion(
        method,
        CasePicture.kept(lines.get(3), method),
        lines.get(1),
        CaseText.number(lines.get(2)),
        cases,
        new Variants(variants, List.of()));
  }

  private static List<String> lines(String text) {
    return parts(text, '\n');
  }

  /** The parts of a text, empty ones too. */
  static List<String> parts(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  private static List<Integer> places(String line) {
    List<Integer> places = new ArrayList<>();
    StringTokenizer words = new StringTokenizer(line);
    while (words.hasMoreTokens()) {
      places.add(Integer.parseInt(words.nextToken()));
    }
    return places;
  }
}
