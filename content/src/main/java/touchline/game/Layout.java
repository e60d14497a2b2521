package touchline.game;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * What stands where, in metres.
 *
 * @param start where the ball lies before the first kick
 * @param mates where players of one's own wait for a pass
 * @param isGuarded whether a keeper stands in the goal
 * @param bodies how many circles move about, with the ball
 * @param isSwept whether walls are looked for along the whole way, and not only at the end of each
 *     step
 */
public record Layout(
    Vec2 start,
    List<Segment> walls,
    List<Stadium> posts,
    List<Circle> opponents,
    List<Vec2> mates,
    boolean isGuarded,
    int bodies,
    boolean isSwept) {
  public Layout {
    walls = List.copyOf(walls);
    posts = List.copyOf(posts);
    opponents = List.copyOf(opponents);
    mates = List.copyOf(mates);
  }

  static Layout from(Vec2 start) {
    return new Layout(start, List.of(), List.of(), List.of(), List.of(), false, 0, false);
  }

  Layout walls(Segment... more) {
    List<Segment> all = new ArrayList<>(walls);
    all.addAll(List.of(more));
    return new Layout(start, all, posts, opponents, mates, isGuarded, bodies, isSwept);
  }

  Layout posts(Stadium... all) {
    return new Layout(start, walls, List.of(all), opponents, mates, isGuarded, bodies, isSwept);
  }

  Layout opponents(Circle... all) {
    return new Layout(start, walls, posts, List.of(all), mates, isGuarded, bodies, isSwept);
  }

  Layout mates(Vec2... all) {
    return new Layout(start, walls, posts, opponents, List.of(all), isGuarded, bodies, isSwept);
  }

  Layout guarded() {
    return new Layout(start, walls, posts, opponents, mates, true, bodies, isSwept);
  }

  Layout bodies(int count) {
    return new Layout(start, walls, posts, opponents, mates, isGuarded, count, isSwept);
  }

  Layout swept() {
    return new Layout(start, walls, posts, opponents, mates, isGuarded, bodies, true);
  }

  /** Whether the line of a kick is judged before the ball goes. */
  public boolean isJudged() {
    return !opponents.isEmpty();
  }

  /** Whether its time goes on without a kick. */
  public boolean isRestless() {
    return bodies > 0;
  }
}
