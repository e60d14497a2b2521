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
            "This is what you get when it is enough that one opponent is out of the way. How"
                + " many opponents can spoil a pass?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W2",
            "only the first opponent",
            "This is what you get when the first opponent decides. What do the others do"
                + " meanwhile?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W3",
            "only the nearest centre",
            "This is what you get when only the opponent whose centre is nearest counts. Can"
                + " one further away reach the pass when its circle is larger?",
            CIRCLES_THAT_GROW),
        text(
            "W4",
            "the whole line instead of the pass",
            "An opponent behind the passer or beyond the receiver counts here. Does the ball"
                + " ever get there?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W5",
            "the ball is a point",
            "This is what you get when the radius of the ball is left out. How near to an"
                + " opponent may the centre of the ball come?",
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
            "This is what you get when the clearances are added up or averaged. Does a"
                + " distant opponent make room for one who stands in the way?",
            BY_HOW_MUCH),
        text(
            "W8",
            "the last opponent is left out",
            "All opponents but the last count here. Where should a loop over them end?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W9",
            "only the last opponent",
            "The last opponent alone decides here, as if each of them overwrote what the"
                + " others had said. What must happen to a no that was found before?",
            STOP_EARLY_OR_ASK_EVERYBODY),
        text(
            "W10",
            "the first opponent is left out",
            "All opponents but the first count here. With which index does an array begin?",
            STOP_EARLY_OR_ASK_EVERYBODY));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
