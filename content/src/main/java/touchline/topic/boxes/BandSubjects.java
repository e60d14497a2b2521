package touchline.topic.boxes;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Boxes;

/** Questions about a box and a segment from a to b. */
final class BandSubjects {
  private BandSubjects() {}

  /** At which part of the segment it enters the box. */
  static Subject<BandGiven> entry() {
    return Subject.<BandGiven>number("entry", "", BandGiven::entry)
        .given(BoxDraw::entering, BandSubjects::picture)
        .solved(
            given ->
                List.of(
                    "segV = b - a = " + NumberText.of(given.segV()),
                    "inX = " + NumberText.of(given.inX()),
                    "inY = " + NumberText.of(given.inY()),
                    "entry = the later of the two = " + NumberText.of(given.entry())))
        .worked(given -> worked(given).at("entry"));
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

  private static String in(String axis, double from, double to) {
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
