package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the closest point. */
final class ClosestPointTexts {
  private static final String STOPPING_AT_THE_ENDS = "closest-point#stopping-at-the-ends";
  private static final String HOW_FAR_ALONG = "closest-point#how-far-along";
  private static final String TWO_DIFFERENCES = "closest-point#two-differences";
  private static final String THE_METHOD = "closest-point#the-method";
  private static final String WHAT_PROJ_TELLS_YOU = "closest-point#what-proj-tells-you";
  private static final String WHEN_A_AND_B_ARE_THE_SAME_POINT =
      "closest-point#when-a-and-b-are-the-same-point";

  private ClosestPointTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "M01",
            "no clamp",
            "This is the foot of the perpendicular on the whole line, even where it lies off"
                + " the segment. Which point of the segment itself comes nearest to that foot?",
            STOPPING_AT_THE_ENDS),
        text(
            "M02",
            "only the low end is clamped",
            "This is what you get when the walk stops at a, but not at b. Where does it lead"
                + " when the projection is longer than the segment?",
            STOPPING_AT_THE_ENDS),
        text(
            "M03",
            "only the high end is clamped",
            "This is what you get when the walk stops at b, but not at a. What does a"
                + " negative projection tell you?",
            STOPPING_AT_THE_ENDS),
        text(
            "M04",
            "the dot product is not divided",
            "This is what you get when the dot product is used as it is. By what must it be"
                + " divided before it says how far to walk along the segment?",
            HOW_FAR_ALONG),
        text(
            "M05",
            "divided by the length instead of its square",
            "This is what you get when the dot product is divided by the length once, which"
                + " gives metres, and then taken for a share of the segment. What turns a distance"
                + " along the segment into a share?",
            HOW_FAR_ALONG),
        text(
            "M06",
            "the share is clamped to the length",
            "A share of the segment runs from 0 to 1, and this is what you get when it is"
                + " stopped at the length instead. Where does a share of 1 take you?",
            STOPPING_AT_THE_ENDS),
        text(
            "M07",
            "a distance times a vector that is not a unit vector",
            "This is what you get when the right distance is walked in steps of the whole"
                + " segment instead of steps of one metre. How long is the vector that is"
                + " multiplied?",
            HOW_FAR_ALONG),
        text(
            "M08",
            "a distance clamped to 1",
            "With a unit vector the distance runs from 0 to the length, and this is what you"
                + " get when it is stopped at 1. How far from a is b?",
            STOPPING_AT_THE_ENDS),
        text(
            "M09",
            "divided by the length once too often",
            "Between the ends the way from a is the right one divided by the length of the"
                + " segment, which is what you get by dividing by it once too often. How many"
                + " vectors in the formula are unit vectors?",
            HOW_FAR_ALONG),
        text(
            "M10",
            "p is not taken relative to a",
            "This is what you get when p is measured from the origin and not from a. From"
                + " which point should the vector to p start?",
            TWO_DIFFERENCES),
        text(
            "M11",
            "a is not added at the end",
            "This is what you get when the walk starts at the origin and not at a. What must"
                + " be added to the vector along the segment to get a point?",
            HOW_FAR_ALONG),
        text(
            "M12",
            "the vector to p points the wrong way",
            "This is what you get when the projection has the opposite sign, as when the"
                + " difference of p and a is taken backwards. Which of the two points is subtracted"
                + " from the other?",
            TWO_DIFFERENCES),
        text(
            "M13",
            "the segment is walked away from b",
            "This is what you get when the walk from a leads away from b, as when the difference"
                + " of the two is taken the other way round. Where does a walk from a along that"
                + " vector lead?",
            TWO_DIFFERENCES),
        text(
            "M14",
            "divided by the wrong length",
            "This is what you get when the dot product is divided by the square of the length"
                + " of the vector to p. Which of the two vectors do you project onto?",
            HOW_FAR_ALONG),
        text(
            "M15",
            "projected onto the wrong vector",
            "This lies on the way from a to p, which is what you get when the segment is"
                + " projected onto the vector to p. On which of the two should the closest point"
                + " lie?",
            HOW_FAR_ALONG),
        text(
            "M16",
            "the nearer end",
            "This is what you get when the nearer of the two ends is chosen. Is there a point"
                + " between them that is nearer still?",
            STOPPING_AT_THE_ENDS),
        text(
            "M17",
            "the middle",
            "This is what you get when the middle of the segment is chosen. Does the foot of the"
                + " perpendicular stay there when p moves?",
            HOW_FAR_ALONG),
        text(
            "M18",
            "each coordinate is clamped by itself",
            "This is what you get when x and y are stopped separately at the box around the"
                + " segment. Does such a point lie on the segment, or only in its box?",
            STOPPING_AT_THE_ENDS),
        text(
            "M19",
            "integer division",
            "This is what you get when the share of the segment is cut to a whole number, as"
                + " integer division does. What is 3 / 4 in integers, and what should it be here?",
            HOW_FAR_ALONG),
        text(
            "M20",
            "straight up or down",
            "This is what you get from the point straight above or below p. The shortest way"
                + " to a line meets it at a right angle: does this one?",
            HOW_FAR_ALONG),
        text(
            "M21",
            "the cross product instead of the dot product",
            "This is what you get from the cross product, which measures how far p lies"
                + " beside the segment. Which product measures how far along it lies?",
            HOW_FAR_ALONG),
        text(
            "M22",
            "outside means b",
            "This is what you get when b is chosen wherever the foot is not found between a"
                + " and b. Which end is nearer when the foot lies before a, or when the segment runs"
                + " to the left?",
            STOPPING_AT_THE_ENDS),
        text(
            "M23",
            "the ends are swapped",
            "This is what you get when b is chosen before a, and a beyond b. Which end do you"
                + " pass first when you walk from a?",
            STOPPING_AT_THE_ENDS),
        text(
            "M24",
            "rounded to whole numbers",
            "This is what you get when the right point is rounded or cut to whole metres. Why"
                + " should the foot of the perpendicular have whole coordinates?",
            HOW_FAR_ALONG),
        text(
            "M25",
            "the way to p instead of the point",
            "This is the vector from the closest point to p. The question is where that"
                + " vector starts: which point is that?",
            THE_METHOD),
        text(
            "M26",
            "the way from p instead of the point",
            "This is the vector from p to the closest point. The question is where that"
                + " vector ends: which point is that?",
            THE_METHOD),
        text(
            "M27",
            "x and y are swapped",
            "This is what you get when the coordinates of the closest point are swapped."
                + " Which of the two differences goes to the right, and which one up?",
            TWO_DIFFERENCES),
        text(
            "M28",
            "b is used as the direction",
            "This is what you get when b itself is taken for the vector of the segment. That"
                + " is the way from the origin to b: what is the way from a to b?",
            TWO_DIFFERENCES),
        text(
            "M29",
            "the sign of the projection is dropped",
            "This is what you get when a projection backward is taken for one forward. What"
                + " does a negative projection tell you?",
            WHAT_PROJ_TELLS_YOU),
        text(
            "M30",
            "the mirror image",
            "This is what you get from p mirrored in the line, twice as far away as the foot"
                + " of the perpendicular. Where does the way from p to its image cross the line?",
            HOW_FAR_ALONG),
        text(
            "M31",
            "a segment of length zero",
            "When a and b are the same point, the answer is missing or wrong, as when 0 is"
                + " divided by 0. Which point is the closest one then?",
            WHEN_A_AND_B_ARE_THE_SAME_POINT));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
