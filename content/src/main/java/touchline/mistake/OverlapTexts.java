package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the question whether things touch. */
final class OverlapTexts {
  private static final String THE_METHOD = "overlap#the-method";
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
            "You measured the distance to the whole line, which goes on beyond the ends. How"
                + " far is it from the centre to the nearest point of the segment itself?",
            THE_METHOD),
        text(
            "O02",
            "touching does not count",
            "You answer no when the distance equals the radius exactly. How many points do"
                + " the circle and the segment share then?",
            TOUCHING_COUNTS),
        text(
            "O03",
            "a squared distance against the radius",
            "It looks as if the squared distance was compared with the radius. What must the"
                + " other side be when one side is squared?",
            THE_METHOD),
        text(
            "O04",
            "the distance against a squared radius",
            "It looks as if the distance was compared with the squared radius. Which of the"
                + " two sides still has to be squared, or neither?",
            THE_METHOD),
        text(
            "O05",
            "the ends are forgotten",
            "You ask for a foot of the perpendicular within the segment. Can a circle touch"
                + " an end of the segment when the foot lies beyond it?",
            THE_METHOD),
        text(
            "O06",
            "only the ends are checked",
            "You looked at the distances to the two ends. Can the circle touch the segment"
                + " between them?",
            THE_METHOD),
        text(
            "O07",
            "half the radius",
            "It looks as if the radius was halved. Is the given number the radius or the"
                + " diameter?",
            THE_METHOD),
        text(
            "O08",
            "twice the radius",
            "It looks as if the diameter was used for the radius. How far from its centre"
                + " does the circle reach?",
            THE_METHOD),
        text(
            "O09",
            "any solution of the quadratic",
            "The quadratic has solutions, so the line meets the circle. Which values of the"
                + " solution belong to points of the segment?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O10",
            "a segment inside the circle is missed",
            "You ask whether the segment crosses the boundary. The circle is a solid disk:"
                + " what about a segment that lies wholly inside?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O11",
            "only the first solution",
            "You looked at the first solution of the quadratic only. Where does the segment"
                + " start when the first solution is negative and the second is not?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O12",
            "both solutions are asked for",
            "You ask for both solutions within the segment. How many are there when one end"
                + " lies inside the circle?",
            WHEN_BOTH_ENDS_ARE_INSIDE),
        text(
            "O13",
            "yes and no are swapped",
            "Every answer is the opposite of the right one. Does a distance smaller than the"
                + " radius mean apart or touching?",
            THE_METHOD),
        text(
            "O14",
            "the box around the segment",
            "You asked whether the centre lies in the box around the segment, made larger by"
                + " the radius. Does the circle reach the segment from a corner of that box?",
            THE_METHOD),
        text(
            "O15",
            "not divided by the length",
            "It looks as if the cross product was compared with the radius as it is. What"
                + " must it be divided by to be a distance?",
            THE_METHOD),
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
            "Something near the circle counts as touching it. How large may such an allowance"
                + " be when everything is given in millimetres?",
            THE_METHOD),
        text(
            "O19",
            "the sign is kept",
            "Your distance has a sign, and on one side of the segment it is less than any radius."
                + " How far from the segment may the centre be there?",
            THE_METHOD),
        text(
            "T1",
            "only one of the radii",
            "You used the radius of the stadium alone. How far from its centre does the"
                + " circle reach toward the stadium?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T2",
            "the larger of the radii",
            "You used the larger of the two radii. How far apart are centre and core when the"
                + " two just touch?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T3",
            "radii added like the sides of a right angle",
            "It looks as if the squares of the radii were added. Do the two radii lie at a"
                + " right angle or on one line when stadium and circle touch?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T4",
            "radii multiplied",
            "It looks as if the radii were multiplied. What unit does the product of two"
                + " lengths have?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T5",
            "only the radius of the circle",
            "You used the radius of the circle alone. How far does the stadium reach beyond its"
                + " core?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE),
        text(
            "T6",
            "one inside the other is missed",
            "You ask whether the two outlines meet. Both are solid: what if one of them lies"
                + " wholly inside the other?",
            MOVING_A_RADIUS_TO_THE_OTHER_SIDE));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
