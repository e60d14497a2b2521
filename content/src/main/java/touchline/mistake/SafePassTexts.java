package touchline.mistake;

import java.util.List;

/** What is said about mistakes with a pass among opponents. */
final class SafePassTexts {
  private static final String STOP_EARLY_OR_ASK_EVERYBODY = "safe-pass#stop-early-or-ask-everybody";
  private static final String CIRCLES_THAT_GROW = "safe-pass#circles-that-grow";
  private static final String SAFE_PASS = "safe-pass";
  private static final String BY_HOW_MUCH = "safe-pass#by-how-much";

  private SafePassTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "W1",
            "one clear opponent is enough",
            "You call the pass clean as soon as one opponent is out of the way. How many"
                + " opponents can spoil a pass?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W2",
            "only the first opponent",
            "You decided after the first opponent. What do the others do meanwhile?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W3",
            "only the nearest centre",
            "You looked only at the opponent whose centre is nearest. Can one further away"
                + " reach the pass when its circle is larger?",
            CIRCLES_THAT_GROW),
        text(
            "W4",
            "the whole line instead of the pass",
            "An opponent behind the passer or beyond the receiver was counted. Does the ball"
                + " ever get there?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W5",
            "the ball is a point",
            "You left out the radius of the ball. How near to an opponent may the centre of"
                + " the ball come?",
            CIRCLES_THAT_GROW),
        text(
            "W6",
            "passer or receiver in the way",
            "Your answer is that the pass is never clean, as if its own ends were obstacles."
                + " Whose circles are to be checked?",
            SAFE_PASS),
        text(
            "W7",
            "clearances added up",
            "You added the clearances up or took their average. Does a distant opponent make"
                + " room for one who stands in the way?",
            BY_HOW_MUCH),
        text(
            "W8",
            "the last opponent is left out",
            "All opponents but the last were checked. Where should the loop end?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W9",
            "only the last opponent",
            "Your answer follows from the last opponent alone, as if each of them overwrote what"
                + " the others had said. What must happen to a no that was found before?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W10",
            "the first opponent is left out",
            "All opponents but the first were checked. With which index does an array begin?",
            STOP_EARLY_OR_ASK_EVERYBODY));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
