package touchline.topic.boxes;

import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the method for a box that moves, to be followed. */
final class SweptLines {
  private static final String X = "v.x(), still.left(), still.right());";
  private static final String Y = "v.y(), still.bottom(), still.top());";
  private static final String MIDDLE_X = "(moving.left() + moving.right()) / 2";
  private static final String MIDDLE_Y = "(moving.bottom() + moving.top()) / 2";

  private static final String COLUMNS =
      """
      inX: number
        X37 double inX = exit(moving.left(), moving.right(), ALONG_X
        X38 double inX = entry(MIDDLE_X, MIDDLE_X, ALONG_X
        X40 double inX = (still.left() - moving.left()) / v.x();
        X42 double inX = -entry(moving.left(), moving.right(), ALONG_X
      inY: number
        X37 double inY = exit(moving.bottom(), moving.top(), ALONG_Y
        X38 double inY = entry(MIDDLE_Y, MIDDLE_Y, ALONG_Y
        X40 double inY = (still.bottom() - moving.bottom()) / v.y();
        X42 double inY = -entry(moving.bottom(), moving.top(), ALONG_Y
      outX: number
        X37 double outX = entry(moving.left(), moving.right(), ALONG_X
        X38 double outX = exit(MIDDLE_X, MIDDLE_X, ALONG_X
        X40 double outX = (still.left() - moving.left()) / v.x();
      outY: number
        X37 double outY = entry(moving.bottom(), moving.top(), ALONG_Y
        X38 double outY = exit(MIDDLE_Y, MIDDLE_Y, ALONG_Y
        X40 double outY = (still.bottom() - moving.bottom()) / v.y();
      entry: number
        X36 double entry = Math.min(inX, inY);
      exit: number
        X49 double exit = Math.max(outX, outY);
      """
          .replace("MIDDLE_X", MIDDLE_X)
          .replace("MIDDLE_Y", MIDDLE_Y)
          .replace("ALONG_X", X)
          .replace("ALONG_Y", Y);

  private SweptLines() {}

  static TraceTask<SweptGiven> trace(Listing printed) {
    return new TraceTask<>(
        "boxes-swept-trace",
        0.005,
        SweptSubjects.entryAndExit().varied(1),
        new TraceCells<>(printed, SweptGiven::variables).table(COLUMNS));
  }
}
