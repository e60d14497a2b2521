package touchline.topic.meeting;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.Interception;

/**
 * A ball that rolls on for ever, and players who run to meet it, all equally fast.
 *
 * @param v metres a second
 * @param players what each reaches while they stand; the first is ours where sides matter
 * @param speed metres a second
 */
record RaceGiven(Vec2 ball, Vec2 v, List<Circle> players, double speed) {
  RaceGiven {
    players = List.copyOf(players);
  }

  double time(int player) {
    return Interception.timeToBall(ball, v, players.get(player), speed);
  }

  Circle mate() {
    return players.get(0);
  }

  List<Circle> opponents() {
    return players.subList(1, players.size());
  }

  boolean isOurs() {
    return Interception.isOurs(ball, v, mate(), opponents(), speed);
  }

  /** How far the ball is now from what a player reaches. */
  double away(int player) {
    Circle circle = players.get(player);
    return ball.minus(circle.center()).length() - circle.radius();
  }

  /** How far the line of the ball is from what a player reaches. */
  double besideLine(int player) {
    Circle circle = players.get(player);
    double cross = v.cross(circle.center().minus(ball)) / v.length();
    return Math.abs(cross) - circle.radius();
  }
}
