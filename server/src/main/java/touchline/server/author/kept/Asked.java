package touchline.server.author.kept;

import java.util.List;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.question.Variants;
import touchline.server.author.folder.Head;

/**
 * What students are asked of an exercise's question. It stays the same in every later version, so
 * that what was answered can be marked by it.
 *
 * @param arguments the method and the ranges that it was drawn for
 * @param cases that can be asked, with what the programs answered
 */
public record Asked(String arguments, List<AnsweredCase> cases, Variants variants) {
  public Asked {
    cases = List.copyOf(cases);
  }

  /** For what a question of this head is drawn. */
  public static String arguments(Head head) {
    StringBuilder text = new StringBuilder(head.method().head());
    head.ranges()
        .forEach(each -> text.append(' ').append(each.low()).append("..").append(each.high()));
    return text.toString();
  }
}
