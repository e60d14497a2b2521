package touchline.mistake;

import java.util.List;

/** What is said about mistakes with a margin on the detour over a point. */
final class MarginTexts {
  private static final String FIND_THE_BUG = "robust-and-fast#find-the-bug";

  private MarginTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "B1",
            "the margin is taken for a distance",
            "This is what you get when the test is taken at its word: a tenth of a metre, and"
                + " no more. Of which number is that the margin, of the distance from the segment or"
                + " of the detour?"),
        text(
            "B2",
            "the detour is counted one way only",
            "Beyond an end this counts the way out and not the way back. How long is the way"
                + " from a over p to b?"),
        text(
            "B3",
            "the distance from the endless line",
            "This is what you get from the distance to the line on which the segment lies."
                + " Which point of the segment itself is closest to p?"));
  }

  private static MistakeText text(String id, String name, String message) {
    return new MistakeText(id, name, message, FIND_THE_BUG);
  }
}
