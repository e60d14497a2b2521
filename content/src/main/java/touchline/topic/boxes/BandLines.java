package touchline.topic.boxes;

import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The lines of the test for a segment and a box, to be followed or to be put in order. */
final class BandLines {
  private static final String IN_X =
      "Math.min((box.left() - a.x()) / segV.x(), (box.right() - a.x()) / segV.x());";
  private static final String IN_Y =
      "Math.min((box.bottom() - a.y()) / segV.y(), (box.top() - a.y()) / segV.y());";

  private static final String COLUMNS =
      """
      segV: point
        X33 Vec2 segV = a.minus(segment.b());
      inX: number
        X21 double inX = Math.max(LEFT, RIGHT);
        X25 double inX = LEFT;
      inY: number
        X21 double inY = Math.max(BOTTOM, TOP);
        X25 double inY = BOTTOM;
      outX: number
        X25 double outX = RIGHT;
      outY: number
        X25 double outY = TOP;
      entry: number
        X20 double entry = Math.max(0, Math.min(inX, inY));
        X23 double entry = Math.max(0, inX);
      exit: number
        X34 double exit = Math.min(1, Math.max(outX, outY));
      """
          .replace("LEFT", "(box.left() - a.x()) / segV.x()")
          .replace("RIGHT", "(box.right() - a.x()) / segV.x()")
          .replace("BOTTOM", "(box.bottom() - a.y()) / segV.y()")
          .replace("TOP", "(box.top() - a.y()) / segV.y()");

  private static final String SLIPS =
      """
      X20 - double entry = Math.max(0, Math.max(inX, inY));
          + double entry = Math.max(0, Math.min(inX, inY));
      X34 - double exit = Math.min(1, Math.min(outX, outY));
          + double exit = Math.min(1, Math.max(outX, outY));
      X29 - return entry <= exit;
          + return entry < exit;
      """;

  private BandLines() {}

  static TraceTask<BandGiven> trace(Listing printed) {
    Listing followed =
        printed
            .with(line("inX", "entry"), "double inX = " + IN_X)
            .with(line("inY", "entry"), "double inY = " + IN_Y)
            .with(line("outX", "exit"), "double outX = " + IN_X.replace("min", "max"))
            .with(line("outY", "exit"), "double outY = " + IN_Y.replace("min", "max"));
    return new TraceTask<>(
        "boxes-trace",
        0.005,
        BandSubjects.entryAndExit().varied(1),
        new TraceCells<>(followed, BandGiven::variables).table(COLUMNS));
  }

  static OrderTask<BandGiven> order(Listing printed) {
    Listing right =
        printed
            .with(line("inX", "entry"), line("inX", "Boxes.entry"))
            .with(line("outX", "exit"), line("outX", "Boxes.exit"))
            .with(line("inY", "entry"), line("inY", "Boxes.entry"))
            .with(line("outY", "exit"), line("outY", "Boxes.exit"));
    return new OrderTask<>(
        "boxes-order", BandSubjects.hits().varied(2), BandGiven::variables, right, SLIPS, 6);
  }

  /** A line of the listing, with the method called by that name. */
  private static String line(String variable, String method) {
    boolean isX = variable.endsWith("X");
    String given =
        isX
            ? "(a.x(), segV.x(), box.left(), box.right());"
            : "(a.y(), segV.y(), box.bottom(), box.top());";
    return "double " + variable + " = " + method + given;
  }
}
