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
            "Your answer is the foot of the perpendicular on the whole line, and it lies off"
                + " the segment. Which point of the segment itself comes nearest to that foot?",
            STOPPING_AT_THE_ENDS),
        text(
            "M02",
            "only the low end is clamped",
            "You stop at a, but not at b. What happens to your point when the projection is"
                + " longer than the segment?",
            STOPPING_AT_THE_ENDS),
        text(
            "M03",
            "only the high end is clamped",
            "You stop at b, but not at a. What does a negative projection tell you?",
            STOPPING_AT_THE_ENDS),
        text(
            "M04",
            "the dot product is not divided",
            "It looks as if the dot product was used as it is. By what must it be divided"
                + " before it says how far to walk along the segment?",
            HOW_FAR_ALONG),
        text(
            "M05",
            "divided by the length instead of its square",
            "The dot product divided by the length is a distance in metres, and here it was"
                + " used as a share of the segment. What turns a distance along the segment into a"
                + " share?",
            HOW_FAR_ALONG),
        text(
            "M06",
            "the share is clamped to the length",
            "A share of the segment runs from 0 to 1, and yours was stopped at the length"
                + " instead. Where does a share of 1 take you?",
            STOPPING_AT_THE_ENDS),
        text(
            "M07",
            "a distance times a vector that is not a unit vector",
            "You walked the right distance, but in steps of the whole segment instead of"
                + " steps of one metre. What is the length of the vector that you multiplied?",
            HOW_FAR_ALONG),
        text(
            "M08",
            "a distance clamped to 1",
            "With a unit vector the distance runs from 0 to the length, and yours was stopped"
                + " at 1. How far from a is b?",
            STOPPING_AT_THE_ENDS),
        text(
            "M09",
            "divided by the length once too often",
            "Your answer is too small by the length of the segment: it looks as if that"
                + " length was divided out once too often. How many of the vectors in your formula"
                + " are unit vectors?",
            HOW_FAR_ALONG),
        text(
            "M10",
            "p is not taken relative to a",
            "The projection uses p as it stands, measured from the origin. From which point"
                + " should the vector to p start?",
            TWO_DIFFERENCES),
        text(
            "M11",
            "a is not added at the end",
            "Your answer is the way from a to the closest point, not the point. Where does"
                + " that way start?",
            THE_METHOD),
        text(
            "M12",
            "the vector to p points the wrong way",
            "Your projection has the opposite sign: the vector seems to run from p to a."
                + " Which of the two points is subtracted from the other?",
            TWO_DIFFERENCES),
        text(
            "M13",
            "the segment is walked away from b",
            "The vector of the segment seems to run from b to a, but you start at a. Where"
                + " does a walk from a along that vector lead?",
            TWO_DIFFERENCES),
        text(
            "M14",
            "divided by the wrong length",
            "You divided by the length of the vector to p. Which of the two vectors do you"
                + " project onto?",
            HOW_FAR_ALONG),
        text(
            "M15",
            "projected onto the wrong vector",
            "You projected the segment onto the vector to p, so your point lies on the way"
                + " from a to p. On which of the two should it lie?",
            HOW_FAR_ALONG),
        text(
            "M16",
            "the nearer end",
            "You chose the nearer of the two ends. Is there a point between them that is"
                + " nearer still?",
            STOPPING_AT_THE_ENDS),
        text(
            "M17",
            "the middle",
            "You chose the middle of the segment. Does your answer change when p moves?",
            HOW_FAR_ALONG),
        text(
            "M18",
            "each coordinate is clamped by itself",
            "You stopped x and y separately at the box around the segment. Does your point"
                + " lie on the segment, or only in its box?",
            STOPPING_AT_THE_ENDS),
        text(
            "M19",
            "integer division",
            "The share of the segment was cut to a whole number, as integer division does."
                + " What is 3 / 4 in integers, and what should it be here?",
            HOW_FAR_ALONG),
        text(
            "M20",
            "straight up or down",
            "Your point lies straight above or below p. The shortest way to a line meets it"
                + " at a right angle: does yours?",
            HOW_FAR_ALONG),
        text(
            "M21",
            "the cross product instead of the dot product",
            "You used the cross product, which measures how far p lies beside the segment."
                + " Which product measures how far along it lies?",
            HOW_FAR_ALONG),
        text(
            "M22",
            "outside means b",
            "Whenever the foot does not lie to the right of a and to the left of b, your"
                + " answer is b. Which end is nearer when the foot lies before a, or when the"
                + " segment runs to the left?",
            STOPPING_AT_THE_ENDS),
        text(
            "M23",
            "the ends are swapped",
            "Before a you answer b, and beyond b you answer a. Which end do you pass first"
                + " when you walk from a?",
            STOPPING_AT_THE_ENDS),
        text(
            "M24",
            "rounded to whole numbers",
            "Your answer is the right one rounded to whole metres. Why should the closest"
                + " point have whole coordinates?",
            THE_METHOD),
        text(
            "M25",
            "the way to p instead of the point",
            "Your answer is the vector from the closest point to p. The question is where"
                + " that vector starts: which point is that?",
            THE_METHOD),
        text(
            "M26",
            "the way from p instead of the point",
            "Your answer is the vector from p to the closest point. The question is where"
                + " that vector ends: which point is that?",
            THE_METHOD),
        text(
            "M27",
            "x and y are swapped",
            "These are the right two numbers in the wrong order. Which one is x?",
            THE_METHOD),
        text(
            "M28",
            "b is used as the direction",
            "You used b itself as the vector of the segment. That is the way from the origin"
                + " to b: what is the way from a to b?",
            TWO_DIFFERENCES),
        text(
            "M29",
            "the sign of the projection is dropped",
            "A projection backward was taken for one forward. What does a negative projection"
                + " tell you?",
            WHAT_PROJ_TELLS_YOU),
        text(
            "M30",
            "the mirror image",
            "Your point is p mirrored in the line, twice as far away as the foot. Where does"
                + " the way from p to your point cross the line?",
            HOW_FAR_ALONG),
        text(
            "M31",
            "a segment of length zero",
            "When a and b are the same point, the formula divides 0 by 0. Which point is the"
                + " closest one then?",
            WHEN_A_AND_B_ARE_THE_SAME_POINT));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
