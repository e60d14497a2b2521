package touchline.game;

import java.util.Set;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** The pitch that begins empty, and what each method adds to it once it is written. */
public final class Growth {
  static final Layout EMPTY = Layout.from(new Vec2(3, 5));

  private static final Segment WALL = Segment.of(7, 4.2, 7, 5.8);
  private static final Stadium LOWER = new Stadium(Segment.of(10.5, 2.2, 10.5, 3.2), 0.35);
  private static final Stadium UPPER = new Stadium(Segment.of(10.5, 6.8, 10.5, 7.8), 0.35);

  private Growth() {}

  static Layout layout(Set<Skill> written) {
    Layout layout = EMPTY;
    if (written.contains(Skill.OVERLAPS)) {
      layout = layout.walls(WALL);
    }
    if (written.contains(Skill.VELOCITY_AFTER)) {
      layout = layout.walls(Pitch.border()).swept();
    }
    if (written.contains(Skill.OVERLAPS_STADIUM)) {
      layout = layout.posts(LOWER, UPPER);
    }
    if (written.contains(Skill.IS_CLEAN)) {
      layout = withPlayers(layout);
    }
    return written.contains(Skill.TIME_TO_TOUCH) ? layout.guarded() : layout;
  }

  private static Layout withPlayers(Layout layout) {
    return layout
        .mates(new Vec2(9, 8.4), new Vec2(9, 1.6), new Vec2(12.3, 6.4))
        .opponents(
            new Circle(new Vec2(5.4, 6.9), 0.6),
            new Circle(new Vec2(5.4, 2.6), 0.6),
            new Circle(new Vec2(11.9, 4.4), 0.7));
  }

  /** What comes with a method; empty if others need it and it adds nothing by itself. */
  public static String adds(Skill skill) {
    return switch (skill) {
      case OVERLAPS -> "a wall";
      case OVERLAPS_STADIUM -> "posts";
      case VELOCITY_AFTER -> "a border";
      case IS_CLEAN -> "players";
      case TIME_TO_TOUCH -> "a keeper";
      case OFFSET, OFFSET_OF_CIRCLES, TIME_TO_SEGMENT, CLOSEST_POINT -> "";
    };
  }
}
