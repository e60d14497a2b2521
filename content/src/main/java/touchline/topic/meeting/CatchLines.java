package touchline.topic.meeting;

import touchline.listing.Listing;
import touchline.task.OrderTask;

/** The lines of the time after which a player is at a ball, to be put in order. */
final class CatchLines {
  private static final String SLIPS =
      """
      I34 - Vec2 way = ball.minus(player.center());
          + Vec2 way = player.center().minus(ball);
      I33 - if (a == 0) return -c / (2 * b);
          + if (a == 0) return -c / b;
      I32 - return (-b - Math.sqrt(discriminant)) / a;
          + return (-b + Math.sqrt(discriminant)) / a;
      """;

  private CatchLines() {}

  static OrderTask<CatchGiven> order(Listing printed) {
    Listing right =
        printed
            .given("ball", "v", "player", "speed")
            .with("if (a >= 0 && b >= 0) return NEVER;", "if (a >= 0 && b >= 0) return -1;")
            .with("if (discriminant < 0) return NEVER;", "if (discriminant < 0) return -1;");
    return new OrderTask<>(
        "meeting-catch-order", CatchSubjects.any(), CatchGiven::variables, right, SLIPS, 6);
  }
}
