package touchline.mistake;

import java.util.List;

/** What is said about mistakes with what a motor can hold and how long a swing takes. */
final class SwingTexts {
  private static final String HOLD = "pendulum#how-strong-must-it-be";
  private static final String PERIOD = "pendulum#how-long-is-a-swing";

  private SwingTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "V10",
            "out of reach of the motor",
            "This is what you get when the motor holds whatever it is told to hold. Is its"
                + " torque as large as the pull of the weights?",
            HOLD),
        text(
            "V20",
            "heights for horizontal distances",
            "This is what you get from how far up or down the bobs are. Does a weight"
                + " straight below the hinge turn it?",
            HOLD),
        text(
            "V21",
            "the whole lever",
            "This is what you get from how far the bobs are from the hinge, which is right"
                + " where they are level with it. How far to the side are they here?",
            HOLD),
        text(
            "V22",
            "mass for weight",
            "This is what you get from masses and distances alone. With what force does a"
                + " kilogram pull?",
            HOLD),
        text(
            "V23",
            "one bob alone",
            "This is the pull of one bob. What does the other one do to the same hinge?",
            HOLD),
        text(
            "V24",
            "both sides added up",
            "This is what you get when the distances of bobs on either side are added. Do"
                + " they turn the hinge the same way?",
            HOLD),
        text(
            "V7",
            "the inertia of a heavy rod",
            "This is the period of a rod whose mass is spread along it. Where is all the mass"
                + " of this pendulum?",
            PERIOD),
        text(
            "V8",
            "the period of small swings",
            "This is the period of small swings, and this one is wide. Is the pull back to"
                + " the middle still in proportion to the angle?",
            PERIOD),
        text(
            "V25",
            "half a swing",
            "This is the time from one side to the other. Where is the bob when a period is"
                + " over?",
            PERIOD),
        text(
            "V26",
            "times the mean",
            "This is what you get by multiplying by the mean, which is at most 1. Does a wide"
                + " swing take longer than a small one, or a shorter time?",
            PERIOD),
        text(
            "V27",
            "no square root",
            "This grows with the length as if there were no root. How many times as long must"
                + " a rod be for twice the period?",
            PERIOD),
        text(
            "V28",
            "g over the length",
            "This is what you get when g is divided by the length. Which one swings more"
                + " slowly, a long pendulum or a short one?",
            PERIOD),
        text(
            "V29",
            "the whole angle",
            "This is what you get when the means begin with the cosine of the angle itself."
                + " With the cosine of which angle do they begin?",
            PERIOD));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
