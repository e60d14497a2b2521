package touchline.figure;

import java.util.List;
import touchline.figure.Entries.Entry;

/** Reads one entry of the section {@code predict}: a kind, a tolerance, a comma, a question. */
final class AskedText {
  private AskedText() {}

  static Figure.Asked of(Entry entry) {
    int comma = entry.value().indexOf(',');
    List<String> words = Entry.wordsOf(entry.value().substring(0, Math.max(comma, 0)));
    String ask = entry.value().substring(comma + 1).trim();
    String first = words.isEmpty() ? "" : words.get(0);
    boolean yesNo = first.equals("yes-no");
    if (words.size() != (yesNo ? 1 : 2) || ask.isEmpty()) {
      throw entry.problem("predict-form");
    }
    double tolerance = yesNo ? 0 : entry.number(words.get(1));
    return new Figure.Asked(entry.key(), kind(first, entry), tolerance, ask);
  }

  private static FigureQuestion.Kind kind(String word, Entry entry) {
    return switch (word) {
      case "yes-no" -> FigureQuestion.Kind.YES_NO;
      case "number" -> FigureQuestion.Kind.NUMBER;
      case "point" -> FigureQuestion.Kind.POINT;
      case "vector" -> FigureQuestion.Kind.VECTOR;
      default -> throw entry.problem("predict-form");
    };
  }
}
