package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the side and the distance of a line. */
final class LineTexts {
  private static final String THE_NORMAL_FORM = "lines#the-normal-form";

  private LineTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "L1",
            "the sign is dropped",
            "The distance has the right size, but not its sign. On which side of the line"
                + " does the normal point, and where is p?",
            THE_NORMAL_FORM));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
