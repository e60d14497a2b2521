package touchline.mistake;

import java.util.List;

/** What is said about mistakes with a moving circle and a line. */
final class MovingCircleTexts {
  private static final String THE_CIRCLE_BECOMES_A_POINT =
      "moving-circle#the-circle-becomes-a-point";
  private static final String WHERE_IT_TOUCHES = "moving-circle#where-it-touches";
  private static final String THE_NORMAL_FORM = "lines#the-normal-form";
  private static final String A_SEGMENT_HAS_ENDS = "moving-circle#a-segment-has-ends";
  private static final String WHAT_COUNTS_AS_A_HIT = "moving-circle#what-counts-as-a-hit";

  private MovingCircleTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "S01",
            "the radius is ignored",
            "This is what you get from the moment when the centre reaches the line. Which"
                + " part of the circle gets there first?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S02",
            "the offset line on the wrong side",
            "This is what you get when the radius is added to the distance instead of taken"
                + " away. On which side of the line is the centre when the circle touches it?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S03",
            "the normal is not a unit vector",
            "This is what you get from a normal with a length of its own. By what must its"
                + " dot product be divided to be a distance?",
            THE_NORMAL_FORM),
        text(
            "S04",
            "the sign",
            "Your answer has the right size and the wrong sign. Does the distance grow or"
                + " shrink while the circle approaches?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S05",
            "a distance for a time",
            "This is a distance and not a time. What must a distance be divided by"
                + " to give a time?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S06",
            "the radius taken off along the way",
            "This is what you get by going back one radius along the velocity from where the"
                + " centre meets the line. Is the contact on the path of the centre when the circle"
                + " comes in at a slant?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S07",
            "the whole speed",
            "This is what you get by dividing by the whole speed. Which part of the velocity"
                + " brings the centre nearer to the line?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S08",
            "twice the radius",
            "This is what you get when the diameter is taken for the radius. How far from the"
                + " line is the centre at the contact?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S09",
            "the position of the line is left out",
            "This is what you get from the dot product of normal and point alone. What does"
                + " that measure when the line does not go through the origin?",
            THE_NORMAL_FORM),
        text(
            "S10",
            "added instead of subtracted",
            "This is what you get when the point of the line is added where it must be"
                + " subtracted. How does one get the vector from a to another point?",
            THE_NORMAL_FORM),
        text(
            "S11",
            "the squared radius",
            "This is what you get when the radius is squared. What unit does the distance"
                + " from which it is subtracted have?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S12",
            "along the line instead of across",
            "This is what you get when the distance is measured along the line. Which"
                + " direction tells how far away the line is?",
            THE_NORMAL_FORM),
        text(
            "S13",
            "a contact outside the step",
            "This is what you get when a contact counts that comes before the step begins or"
                + " after it ends. Which times belong to the step?",
            WHAT_COUNTS_AS_A_HIT),
        text(
            "S14",
            "divided although nothing approaches",
            "When the velocity runs along the line no time comes out, or a wrong one, as when"
                + " something is divided by 0. When does a circle that moves parallel to a line"
                + " reach it?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S15",
            "only the end of the step",
            "This is what you get from where the circle is at the end of the step. What if it"
                + " was on one side before and is on the other now?",
            THE_CIRCLE_BECOMES_A_POINT),
        text(
            "S16",
            "the ends of the segment are forgotten",
            "This is what you get when only a contact between the ends counts. Can the circle"
                + " hit an end while the foot of its centre lies beyond it?",
            A_SEGMENT_HAS_ENDS),
        text(
            "S17",
            "the normal on the wrong side",
            "This is what you get from a normal that points to the wrong side of the line, so"
                + " that every sign is turned. On which side should it point?",
            THE_NORMAL_FORM),
        text(
            "S18",
            "the centre instead of the contact",
            "This is where the centre is at the contact, or the far side of the circle. In"
                + " which direction from the centre does the line lie, and how far?",
            WHERE_IT_TOUCHES),
        text(
            "S19",
            "an overlap at the start",
            "A circle that penetrates the line when the step begins has hit it at time 0,"
                + " wherever it goes. What must be asked before anything else?",
            WHAT_COUNTS_AS_A_HIT));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
