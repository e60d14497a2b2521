package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the question whether things touch. */
final class OverlapTexts {
  private static final String THE_METHOD = "overlap#the-method";
  private static final String WITHOUT_THE_ROOT = "overlap#without-the-root";
  private static final String SIX_TESTS = "overlap#six-tests-that-are-nearly-right";
  private static final String TOUCHING_COUNTS = "overlap#touching-counts";
  private static final String WHEN_BOTH_ENDS_ARE_INSIDE = "overlap#when-both-ends-are-inside";
  private static final String MOVING_A_RADIUS_TO_THE_OTHER_SIDE =
      "stadiums#moving-a-radius-to-the-other-side";

  private OverlapTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "O01",
            "the whole line instead of the segment",
            "This is what you get from the distance to the whole line, which goes on beyond"
                + " the ends. How far is it from the centre to the nearest point of the segment"
                + " itself?",
            SIX_TESTS),
        text(
            "O02",
            "touching does not count",
            "This is what you get when touching does not count. How many points do the circle"
                + " and the segment share when the distance equals the radius exactly?",
            TOUCHING_COUNTS),
        text(
            "O03",
            "a squared distance against the radius",
            "This is what you get when the squared distance is compared with the radius. What"
                + " must the other side be when one side is squared?",
            WITHOUT_THE_ROOT),
        text(
            "O04",
            "the distance against a squared radius",
            "This is what you get when the distance is compared with the squared radius."
                + " Should both sides be squared, or neither?",
            WITHOUT_THE_ROOT),
        text(
            "O05",
            "the ends are forgotten",
            "This is what you get when the foot of the perpendicular has to lie within the"
                + " segment. Can a circle touch an end of the segment when the foot lies beyond it?",
            SIX_TESTS),
        text(
            "O06",
            "only the ends are checked",
            "This is what you get from the distances to the two ends alone. Can the circle"
                + " touch the segment between them?",
            SIX_TESTS),
        text(
            "O07",
            "half the radius",
            "This is what you get when the radius is halved. Is the given number the radius"
                + " or the diameter?",
            SIX_TESTS),
        text(
            "O08",
            "twice the radius",
            "This is what you get when the diameter is taken for the radius. How far from its"
                + " centre does the circle reach?",
            SIX_TESTS),
        text(
            "O09",
            "any solution of the quadratic",
            "The quadratic has solutions wherever the line meets the circle, and this is what"
                + " you get when any of them will do. Which solutions belong to points of the"
                + " segment?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O10",
            "a segment inside the circle is missed",
            "This is what you get when only the boundary of the circle counts. The circle is"
                + " a solid disk: what about a segment that lies wholly inside?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O11",
            "only the first solution",
            "This is what you get when the first solution of the quadratic alone decides."
                + " Where does the segment start when the first solution is negative and the second"
                + " is not?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O12",
            "both solutions are asked for",
            "This is what you get when both solutions must lie within the segment. How many"
                + " of them do when one end lies inside the circle?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O13",
            "yes and no are swapped",
            "This is what you get when touching and apart are swapped. Does a distance"
                + " smaller than the radius mean apart or touching?",
            TOUCHING_COUNTS),
        text(
            "O14",
            "the box around the segment",
            "This is what you get when the centre has to lie in the box around the segment,"
                + " made larger by the radius. Does the circle reach the segment from a corner of"
                + " that box?",
            SIX_TESTS),
        text(
            "O15",
            "not divided by the length",
            "This is what you get when the cross product is compared with the radius as it"
                + " is. What must it be divided by to be a distance?",
            SIX_TESTS),
        text(
            "O16",
            "always yes",
            "Your answer is yes every time. What would a circle far away from the segment"
                + " need for a yes?",
            THE_METHOD),
        text(
            "O17",
            "always no",
            "Your answer is no every time. When the distance is smaller than the radius, is"
                + " any point of the segment in the circle?",
            THE_METHOD),
        text(
            "O18",
            "a fixed allowance",
            "This is what you get when something near the circle counts as touching it. How"
                + " large may such an allowance be when everything is given in millimetres?",
            THE_METHOD),
        text(
            "O19",
            "the sign is kept",
            "This is what you get from a distance with a sign, which is less than any radius"
                + " on one side of the segment. How far from the segment may the centre be there?",
            THE_METHOD),
        text(
            "T1",
            "only one of the radii",
            "This is what you get from the radius of the stadium alone. How far from its"
                + " centre does the circle reach toward the stadium?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T2",
            "the larger of the radii",
            "This is what you get from the larger of the two radii alone. How far apart are"
                + " centre and core when the two just touch?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T3",
            "radii added like the sides of a right angle",
            "This is what you get when the squares of the radii are added. Do the two radii"
                + " lie at a right angle or on one line when stadium and circle touch?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T4",
            "radii multiplied",
            "This is what you get when the radii are multiplied instead of added. What unit does the product"
                + " of two lengths have?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T5",
            "only the radius of the circle",
            "This is what you get from the radius of the circle alone. How far does the"
                + " stadium reach beyond its core?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T6",
            "one inside the other is missed",
            "This is what you get when only the outlines count. Both shapes are solid: what"
                + " if one of them lies wholly inside the other?",
            WHEN_BOTH_ENDS_ARE_INSIDE));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
