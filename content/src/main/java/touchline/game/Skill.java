package touchline.game;

import java.util.Optional;

/** A method of the course that the game is played with, and that a learner may replace. */
public enum Skill {
  OVERLAPS("overlap/write-it", "overlaps"),
  OFFSET("push-out/write-it", "offset"),
  OVERLAPS_STADIUM("stadiums/write-it", "overlapsStadium"),
  TIME_TO_SEGMENT("moving-circle/write-segment", "timeToSegment"),
  CLOSEST_POINT("closest-point/write-it", "closestPoint"),
  VELOCITY_AFTER("bounce/write-it", "velocityAfter"),
  IS_CLEAN("safe-pass/write-it", "isClean"),
  TIME_TO_TOUCH("meeting/write-it", "timeToTouch"),
  OFFSET_OF_CIRCLES("two-circles/write-it", "offset");

  private final String exercise;
  private final String method;

  Skill(String exercise, String method) {
    this.exercise = exercise;
    this.method = method;
  }

  /** The id of the exercise in which it is written. */
  public String exercise() {
    return exercise;
  }

  /** Its name in Java. */
  public String method() {
    return method;
  }

  /** The one with this place among all; none for a number that is no place. */
  public static Optional<Skill> at(int place) {
    boolean among = place >= 0 && place < values().length;
    return among ? Optional.of(Places.at(values(), place)) : Optional.empty();
  }

  /** Its place among all, by which numbers name it. */
  public int number() {
    return Places.of(values(), this);
  }
}
