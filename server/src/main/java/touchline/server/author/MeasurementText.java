package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A measurement in lines for the author. */
final class MeasurementText {
  private MeasurementText() {}

  static List<String> of(ExerciseFolder folder, Measurement measured) {
    List<String> lines = new ArrayList<>();
    lines.add(
        folder.head().title()
            + ": the reference answers all "
            + folder.cases().size()
            + " cases, each time the same.");
    measured.mistakes().forEach(each -> lines.add(mistake(each)));
    for (Measurement.Pair pair : measured.alike()) {
      lines.add(pair.one() + " and " + pair.other() + " answer alike in every case.");
    }
    long caught = measured.changes().stream().filter(Measurement.Changed::isCaught).count();
    lines.add(
        "Small changes of the reference: "
            + measured.changes().size()
            + ", of which the cases catch "
            + caught
            + ".");
    measured.changes().stream()
        .filter(each -> !each.isCaught())
        .forEach(each -> lines.add(survivor(each)));
    return lines;
  }

  private static String mistake(Measurement.Caught each) {
    String named = each.program().file() + " (" + each.program().name() + "): ";
    if (each.cases() == 0) {
      return named + "no case catches it" + adding(each.adding());
    }
    String count =
        each.cases() == 1 ? "1 case catches it, " : each.cases() + " cases catch it, first ";
    return named + count + each.first() + ".";
  }

  private static String survivor(Measurement.Changed each) {
    return FolderReader.REFERENCE
        + ":"
        + each.change().line()
        + ": no case catches “"
        + each.change().to().strip()
        + "” for “"
        + each.change().from().strip()
        + "”"
        + adding(each.adding());
  }

  private static String adding(Optional<String> line) {
    return line.map(text -> ". Add one such as " + text)
        .orElse(", nor does any that was drawn: it may do the same.");
  }
}
