package touchline.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** What stands on the pitch, in the order in which it gains more, and the methods that it needs. */
@SuppressWarnings("ImmutableEnumChecker") // Copies that nobody can change.
public enum Level {
  OWN(
      "empty",
      "Your own pitch",
      "It begins empty, and most methods that you write add something.",
      Growth.EMPTY,
      Skill.OVERLAPS,
      Skill.OFFSET,
      Skill.OVERLAPS_STADIUM,
      Skill.VELOCITY_AFTER,
      Skill.TIME_TO_SEGMENT,
      Skill.CLOSEST_POINT,
      Skill.IS_CLEAN,
      Skill.TIME_TO_TOUCH),
  WALL(
      "wall",
      "A wall",
      "Shoot round the wall, or at it. Then shoot at it as hard as you can.",
      Layout.from(new Vec2(4, 5)).walls(Segment.of(9, 3.2, 9, 6.8)),
      Skill.OVERLAPS,
      Skill.OFFSET),
  POSTS(
      "posts",
      "Posts",
      "Every post is a stadium: a segment with a radius. They leave two gaps.",
      Layout.from(new Vec2(4, 5))
          .posts(
              new Stadium(Segment.of(10, 5.3, 10, 6.3), 0.45),
              new Stadium(Segment.of(14.3, Pitch.LOW, 15, Pitch.LOW), 0.25),
              new Stadium(Segment.of(14.3, Pitch.HIGH, 15, Pitch.HIGH), 0.25)),
      Skill.OVERLAPS_STADIUM,
      Skill.OFFSET),
  BOUNCE(
      "bounce",
      "Off the wall",
      "The wall reaches to the top, and nothing is jumped over here. Use the border below.",
      Layout.from(new Vec2(3, 6)).walls(Pitch.border()).walls(Segment.of(8, 2.6, 8, 9.5)).swept(),
      Skill.TIME_TO_SEGMENT,
      Skill.CLOSEST_POINT,
      Skill.VELOCITY_AFTER),
  PASS(
      "pass",
      "A safe pass",
      "The line says whether it is clean. Pass to a player in the open, then shoot from there.",
      Layout.from(new Vec2(2.5, 5))
          .mates(new Vec2(8, 8), new Vec2(8.5, 1.8), new Vec2(12, 7.4))
          .opponents(
              new Circle(new Vec2(6, 5), 0.7),
              new Circle(new Vec2(5.6, 7.2), 0.6),
              new Circle(new Vec2(10.4, 4.6), 0.8),
              new Circle(new Vec2(10.2, 8.4), 0.6)),
      Skill.IS_CLEAN),
  KEEPER(
      "keeper",
      "A keeper who meets the ball",
      "The keeper runs to where ball and hands meet. Be fast, and aim at a corner.",
      Layout.from(new Vec2(4, 5)).guarded(),
      Skill.TIME_TO_TOUCH),
  CROWD(
      "crowd",
      "Two hundred at once",
      "They all bounce off each other. Find a way through.",
      Layout.from(new Vec2(1.5, 5)).bodies(200),
      Skill.OFFSET_OF_CIRCLES,
      Skill.VELOCITY_AFTER);

  private final String id;
  private final String title;
  private final String hint;
  private final Layout layout;
  private final List<Skill> skills;

  Level(String id, String title, String hint, Layout layout, Skill... skills) {
    this.id = id;
    this.title = title;
    this.hint = hint;
    this.layout = layout;
    this.skills = List.of(skills);
  }

  /** How an address names it. */
  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  /** What is to be done, in a sentence or two. */
  public String hint() {
    return hint;
  }

  /** The methods that it is played with. */
  public List<Skill> skills() {
    return skills;
  }

  /** What stands where, for somebody who has written these methods. */
  public Layout layout(Set<Skill> written) {
    return this == OWN ? Growth.layout(written) : layout;
  }

  /** The level that an address names. */
  public static Optional<Level> named(String id) {
    for (Level level : values()) {
      if (level.id.equals(id)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  /** Its place among all, by which numbers name it. */
  public int number() {
    return Places.of(values(), this);
  }
}
