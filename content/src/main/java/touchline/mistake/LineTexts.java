package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the side and the distance of a line. */
final class LineTexts {
  private static final String THE_NORMAL_FORM = "lines#the-normal-form";

  private static final String A_CIRCLE_AND_A_LINE = "lines#a-circle-and-a-line";
  private static final String WHERE_THE_CENTRE_LIES = "lines#the-line-on-which-the-centre-lies";

  private LineTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "L1",
            "the sign is dropped",
            "The distance has the right size, but not its sign. On which side of the line"
                + " does the normal point, and where is p?",
            THE_NORMAL_FORM),
        text(
            "L2",
            "the radius is not added",
            "That is the offset of the line itself. How far from the line is the centre of a circle"
                + " that touches it?",
            WHERE_THE_CENTRE_LIES),
        text(
            "L3",
            "the radius is taken away",
            "Your line is on the other side, where the normal does not point. In which direction"
                + " does a larger offset move a line?",
            WHERE_THE_CENTRE_LIES),
        text(
            "L4",
            "the sign is kept in the comparison",
            "Behind the normal the distance is negative, and so less than any radius. How far is"
                + " a circle from the line if its signed distance is -7?",
            A_CIRCLE_AND_A_LINE));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
