package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Boxes;

/** Questions about a box and a segment from a to b. */
final class BandSubjects {
  private BandSubjects() {}

  /** After what share of the segment it enters the box. */
  static Subject<BandGiven> entry() {
    return Subject.<BandGiven>number("entry", "", BandGiven::entry)
        .given(BoxDraw::entering, BandSubjects::picture)
        .solved(
            given -> {
              List<String> lines = new ArrayList<>();
              lines.add("segV = b - a = " + NumberText.of(given.segV()));
              lines.addAll(later(given.inX(), given.inY(), given.entry()));
              return lines;
            })
        .worked(given -> worked(given).at("entry"));
  }

  /** How the entry follows from those into the two bands. */
  static List<String> later(double inX, double inY, double entry) {
    return List.of(
        "inX = " + NumberText.of(inX),
        "inY = " + NumberText.of(inY),
        "entry = the later of the two = " + NumberText.of(entry));
  }

  /** The same, followed to the exit. */
  static Subject<BandGiven> entryAndExit() {
    return entry().worked(given -> worked(given).at("exit"));
  }

  /** Whether the two have a point in common. */
  static Subject<BandGiven> hits() {
    return Subject.<BandGiven>yesNo("hit", given -> Boxes.hits(given.segment(), given.box()))
        .given(BoxDraw::segment, BandSubjects::picture)
        .solved(BandSubjects::comparison, BandSubjects::worked);
  }

  private static List<String> comparison(BandGiven given) {
    return List.of(
        in("x", given.inX(), given.outX()),
        in("y", given.inY(), given.outY()),
        "entry = "
            + NumberText.of(given.entry())
            + (given.hits() ? " <= " : " > ")
            + "exit = "
            + NumberText.of(given.exit())
            + (given.hits() ? ": yes" : ": no"));
  }

  /** From when to when somebody is in a band, in words. */
  static String in(String axis, double from, double to) {
    if (from > 1e300) {
      return "in the band of " + axis + ": never";
    }
    return to > 1e300
        ? "in the band of " + axis + ": always"
        : "in the band of " + axis + ": from " + NumberText.of(from) + " to " + NumberText.of(to);
  }

  private static Scene picture(BandGiven given) {
    return Scene.ofPoints().box(given.box()).segment(given.segment().a(), given.segment().b());
  }

  private static WorkedExample worked(BandGiven given) {
    return WorkedExample.of("Boxes#hits")
        .segment(given.segment().a(), given.segment().b())
        .box(given.box());
  }
}
