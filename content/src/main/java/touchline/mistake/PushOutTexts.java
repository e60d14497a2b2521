package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the push-out. */
final class PushOutTexts {
  private static final String DEPTH_AND_DIRECTION = "push-out#depth-and-direction";
  private static final String NOTHING_TO_GO_BY = "push-out#nothing-to-go-by";

  private PushOutTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "P01",
            "the wrong way",
            "The move points toward the segment, so it pushes the circle further in. From"
                + " which point to which should its direction run?",
            DEPTH_AND_DIRECTION),
        text(
            "P02",
            "the distance instead of the depth",
            "The move is as long as the distance from the segment. How far is it from there"
                + " to just touching?",
            DEPTH_AND_DIRECTION),
        text(
            "P03",
            "the radius instead of the depth",
            "The move is as long as the radius. How much of the radius lies beyond the"
                + " segment before the move?",
            DEPTH_AND_DIRECTION),
        text(
            "P04",
            "the direction is not a unit vector",
            "This is what you get when the depth is multiplied by a vector that is not 1"
                + " long. What does the length of that vector do to the move?",
            DEPTH_AND_DIRECTION),
        text(
            "P05",
            "moved although apart",
            "Where the circle does not reach the segment it is moved all the same, toward it."
                + " What should the offset be when radius minus distance is negative?",
            DEPTH_AND_DIRECTION),
        text(
            "P06",
            "the normal of the line, whichever side",
            "The move follows the same normal of the segment on whichever side the circle"
                + " lies. Where does that take a circle on the other side?",
            DEPTH_AND_DIRECTION),
        text(
            "P07",
            "the normal of the line beyond an end",
            "The move follows the normal of the segment even beyond an end. When the closest"
                + " point is an end, which direction leads straight away from it?",
            DEPTH_AND_DIRECTION),
        text(
            "P08",
            "the new centre instead of the move",
            "This is where the centre is after the move. What must be added to the old centre"
                + " to get there?",
            DEPTH_AND_DIRECTION),
        text(
            "P09",
            "squares subtracted",
            "This is what you get from the difference of the squares of radius and distance."
                + " What unit does that difference have?",
            DEPTH_AND_DIRECTION),
        text(
            "P10",
            "divided by the radius",
            "This is what you get when the vector away from the segment is divided by the"
                + " radius. What is its own length, by which it becomes a unit vector?",
            DEPTH_AND_DIRECTION),
        text(
            "P11",
            "the whole line instead of the segment",
            "This is what you get when the circle is pushed off the whole line, which goes on"
                + " beyond the ends. Which point of the segment itself is closest to the centre?",
            DEPTH_AND_DIRECTION),
        text(
            "P12",
            "twice the radius",
            "This is what you get when the radius counts twice in the depth. How much of one"
                + " radius lies beyond the segment?",
            DEPTH_AND_DIRECTION),
        text(
            "P13",
            "only half way",
            "The move has the right direction and half the length. Who moves the other half"
                + " when the segment stays where it is?",
            DEPTH_AND_DIRECTION),
        text(
            "P14",
            "divided by the distance twice",
            "This is what you get when the vector is divided by its length twice. How long is"
                + " it after it was divided once?",
            DEPTH_AND_DIRECTION),
        text(
            "P15",
            "the centre on the segment",
            "With the centre on the segment no move comes out, as when 0 is divided by the"
                + " distance. Which direction does our rule choose then?",
            NOTHING_TO_GO_BY));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
