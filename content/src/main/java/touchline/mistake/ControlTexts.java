package touchline.mistake;

import java.util.List;

/** What is said about mistakes with a motor that knows two velocities. */
final class ControlTexts {
  private static final String ON_AND_OFF = "pendulum#on-and-off";
  private static final String OVER_THE_TOP = "pendulum#over-the-top";
  private static final String LOOKING_AHEAD = "pendulum#looking-ahead";
  private static final String NEVER_AT_REST = "pendulum#why-it-never-rests";

  private ControlTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "V1",
            "the two velocities swapped",
            "Above the threshold your motor drives further up, below it falls back. Which way"
                + " should the rod go when it is too high?",
            ON_AND_OFF),
        text(
            "V2",
            "the angle starts again at π",
            "Just past π the angle reads just above −π, and the rod looks far too low. How far is"
                + " it from the threshold the short way round?",
            OVER_THE_TOP),
        text(
            "V3",
            "degrees for radians",
            "This is what you get when an angle is turned from radians into degrees, or back."
                + " In which unit is the threshold of 2.5 given?",
            ON_AND_OFF),
        text(
            "V4",
            "a velocity in between",
            "Your motor goes slower as the rod comes nearer. This motor knows two velocities"
                + " only; which of the two does it need here?",
            ON_AND_OFF),
        text(
            "V5",
            "the angle alone",
            "The rate makes no difference to your answer. Where will a rod that is just below"
                + " the threshold and rises fast be in a fifth of a second?",
            LOOKING_AHEAD),
        text(
            "V6",
            "a band in which nothing is done",
            "Near the threshold your motor is told to stop, whichever way the rod moves. Is"
                + " stopping one of the two velocities?",
            NEVER_AT_REST),
        text(
            "V11",
            "looking back",
            "This is what you get when the rate is subtracted. Where is a rod with a positive"
                + " rate in a moment, higher or lower?",
            LOOKING_AHEAD),
        text(
            "V12",
            "a whole second ahead",
            "This is what you get when the whole rate is added, as if a second passed. By how"
                + " much does the angle change in a fifth of a second?",
            LOOKING_AHEAD),
        text(
            "V13",
            "above, or just as high",
            "This motor switches when the angle equals the threshold. Is an angle above"
                + " itself?",
            ON_AND_OFF),
        text(
            "V14",
            "one step too many",
            "This is one step more than the angle needs. After how many steps is it above the"
                + " threshold for the first time?",
            ON_AND_OFF),
        text(
            "V15",
            "time for steps",
            "This is a time in seconds. How many steps fit into that time?",
            ON_AND_OFF),
        text(
            "V16",
            "no room for the last step",
            "With the threshold at the limit the rod is still below it, moves on for one more step"
                + " and is over. How far does that step take it?",
            NEVER_AT_REST),
        text(
            "V17",
            "room on the wrong side",
            "This threshold is above the limit. Can the motor switch before the limit is"
                + " passed?",
            NEVER_AT_REST),
        text(
            "V18",
            "a whole second of room",
            "This leaves room for a whole second. How long does the motor go on before it is"
                + " asked again?",
            NEVER_AT_REST),
        text(
            "V19",
            "half a step of room",
            "This leaves room for half a step. What if the angle is a hair below the"
                + " threshold when the step begins?",
            NEVER_AT_REST),
        text(
            "V30",
            "every negative angle is past half a turn",
            "This is what you get when a whole turn is added to every negative angle, also to"
                + " one just below 0. Which way from there to the threshold is the short one?",
            OVER_THE_TOP));
  }

  private static MistakeText text(String id, String name, String message, String place) {
    return new MistakeText(id, name, message, place);
  }
}
