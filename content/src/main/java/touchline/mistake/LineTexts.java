package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the side and the distance of a line. */
final class LineTexts {
  private static final String LINES = "lines";
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
            A_CIRCLE_AND_A_LINE),
        text(
            "L5",
            "not a quarter of a circle",
            "This is what you get from a normal that is not at a right angle to the line."
                + " When a vector is turned by a quarter of a circle, its coordinates change places:"
                + " what happens to their signs?",
            THE_NORMAL_FORM),
        text(
            "L6",
            "the line ends at a and b",
            "Beyond a and b your distance is that from an end. Where does an endless line stop?",
            LINES),
        text(
            "L7",
            "an upright line",
            "Your method is wrong where the line is upright. What becomes of a slope when a and"
                + " b have the same x?",
            THE_NORMAL_FORM),
        text(
            "L8",
            "a side of the page",
            "Your sign tells above from below, or left from right, as one sees it on the page."
                + " Which side is on the left of somebody who walks from a to b?",
            THE_NORMAL_FORM),
        text(
            "L9",
            "the side of the origin",
            "Your sign depends on the side on which the origin lies. Which side is positive"
                + " when one walks from a to b, wherever the origin is?",
            THE_NORMAL_FORM),
        text(
            "L10",
            "the distance from a point",
            "This is how far p is from a, from b or from a point between them. In which"
                + " direction is the shortest way from p to the line?",
            THE_NORMAL_FORM),
        text(
            "L11",
            "divided by the length twice",
            "This is the right distance divided by the length of the way from a to b, which"
                + " is what you get by dividing by it twice. How often must the dot product with the"
                + " normal be divided by that length?",
            THE_NORMAL_FORM),
        text(
            "L12",
            "the offset of another normal",
            "This is what you get when the normal is a unit vector in one of two dot products"
                + " and not in the other. With which normal must D be computed?",
            THE_NORMAL_FORM),
        text(
            "L13",
            "only the side",
            "The number tells the side and nothing else. How many metres is it from p to the"
                + " line?",
            THE_NORMAL_FORM),
        text(
            "L14",
            "half the distance",
            "This is half the distance, which is what you get when the area of the triangle"
                + " a, b, p is divided by its base. What else stands in the formula for the height"
                + " of a triangle?",
            THE_NORMAL_FORM),
        text(
            "L15",
            "divided by another length",
            "This is what you get by dividing by the length of a way to p. Which vector is to"
                + " have length 1, so that the dot product is a distance?",
            THE_NORMAL_FORM),
        text(
            "L16",
            "measured straight up",
            "This is the way straight up or down, from p to the line at the same x. Which"
                + " angle does the shortest way make with the line?",
            THE_NORMAL_FORM));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
