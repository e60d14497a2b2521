package touchline.game;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

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

  /** Some of them as one number, a bit for each. */
  static double mask(Set<Skill> some) {
    int mask = 0;
    for (Skill skill : some) {
      mask |= 1 << skill.number();
    }
    return mask;
  }

  /** The ones of such a number; bits of none are ignored. */
  static Set<Skill> ofMask(double mask) {
    Set<Skill> some = EnumSet.noneOf(Skill.class);
    for (Skill skill : values()) {
      if (((int) mask >> skill.number() & 1) != 0) {
        some.add(skill);
      }
    }
    return some;
  }

  /** Its place among all, by which numbers name it. */
  public int number() {
    return Places.of(values(), this);
  }
}
