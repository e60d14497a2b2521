package touchline.mistake;

import java.util.List;

/** What is said about mistakes with a pass among opponents. */
final class SafePassTexts {
  private SafePassTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "W1",
            "one clear opponent is enough",
            "You call the pass clean as soon as one opponent is out of the way. How many"
                + " opponents can spoil a pass?"),
        text(
            "W2",
            "only the first opponent",
            "You decided after the first opponent. What do the others do meanwhile?"),
        text(
            "W3",
            "only the nearest centre",
            "You looked only at the opponent whose centre is nearest. Can one further away"
                + " reach the pass when its circle is larger?"),
        text(
            "W4",
            "the whole line instead of the pass",
            "An opponent behind the passer or beyond the receiver was counted. Does the ball"
                + " ever get there?"),
        text(
            "W5",
            "the ball is a point",
            "You left out the radius of the ball. How near to an opponent may the centre of"
                + " the ball come?"),
        text(
            "W6",
            "passer or receiver in the way",
            "Your answer is that the pass is never clean, as if its own ends were obstacles."
                + " Whose circles are to be checked?"),
        text(
            "W7",
            "clearances added up",
            "You added the clearances up or took their average. Does a distant opponent make"
                + " room for one who stands in the way?"),
        text(
            "W8",
            "the last opponent is left out",
            "All opponents but the last were checked. Where should the loop end?"));
  }

  private static MistakeText text(String id, String name, String message) {
    return new MistakeText(id, name, message, "safe-pass");
  }
}
