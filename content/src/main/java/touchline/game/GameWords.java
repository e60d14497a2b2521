package touchline.game;

import java.util.Optional;

/** What the game says. */
public final class GameWords {
  private GameWords() {}

  /** How the latest kick ended. */
  public static String told(Frame frame) {
    String ended = ended(frame);
    return frame.isThrough() ? through(frame) + " " + ended : ended + parted(frame);
  }

  private static String through(Frame frame) {
    Optional<Skill> mistaken = frame.mistaken();
    return mistaken.isPresent()
        ? "Your " + mistaken.get().method() + " let the ball through."
        : "Between two steps the ball jumped over it.";
  }

  private static String parted(Frame frame) {
    Optional<Skill> mistaken = frame.mistaken();
    return mistaken.isPresent()
        ? " Your " + mistaken.get().method() + " gave another answer than ours."
        : "";
  }

  private static String ended(Frame frame) {
    return switch (frame.happening()) {
      case NOTHING -> "";
      case GOAL -> frame.touched() == Touched.NOTHING ? "Goal." : "Goal, and off the wood at that.";
      case OUT -> frame.touched() == Touched.NOTHING ? "Out." : "Off the wood and out.";
      case STOPPED -> stopped(frame.touched());
      case SAVED -> "The keeper was there in time.";
      case LOST ->
          frame.isClean() ? "It was called clean, and an opponent has it." : "An opponent has it.";
      case RECEIVED -> "The pass has come. Go on from here.";
    };
  }

  private static String stopped(Touched touched) {
    return switch (touched) {
      case NOTHING -> "The ball has come to rest.";
      case WALL -> "The wall stopped the ball.";
      case POST -> "The post stopped the ball.";
    };
  }

  /** Why a learner's method plays no longer; empty if none was left out. */
  public static String failed(Frame frame) {
    Optional<Skill> failed = frame.failed();
    return failed.isPresent()
        ? "Your " + failed.get().method() + " " + frame.fault().words() + ". Ours plays on."
        : "";
  }

  /** Such as {@code 1 goal from 3 kicks}. */
  public static String score(Frame frame) {
    return count(frame.goals(), "goal") + " from " + count(frame.kicks(), "kick");
  }

  private static String count(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
