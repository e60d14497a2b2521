package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.QuestionReader;
import touchline.server.author.folder.TestsReader;

/** A measurement in lines for the author. */
final class MeasurementText {
  private static final String LEFT_OUT =
      "Such cases are left out of every submission. If they are never given, the text has to say so;"
          + " otherwise mend the reference.";

  private MeasurementText() {}

  static List<String> of(ExerciseFolder folder, Measurement measured) {
    List<String> lines = new ArrayList<>();
    lines.add(
        folder.head().title()
            + ": the reference answers "
            + (folder.cases().size() == 1
                ? "the only case"
                : "all " + folder.cases().size() + " cases")
            + ", each time the same.");
    Unanswered unanswered = measured.unanswered();
    if (!unanswered.isEmpty()) {
      lines.add(FolderReader.REFERENCE + " " + unanswered.words() + " " + unanswered.input());
      lines.add(LEFT_OUT);
    }
    measured.mistakes().forEach(each -> lines.add(mistake(each)));
    for (Measurement.Pair pair : measured.alike()) {
      lines.add(pair.one() + " and " + pair.other() + " answer alike in every case.");
    }
    lines.addAll(boundaries(measured.boundaries()));
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
    lines.addAll(measured.specials().lines());
    measured
        .question()
        .ifPresent(
            question -> {
              lines.add(QuestionReader.FILE + ": " + question.words());
              question.remarks().forEach(each -> lines.add(QuestionReader.FILE + ": " + each));
            });
    measured
        .tried()
        .ifPresent(
            tried -> {
              lines.add(TestsReader.FILE + ": " + tried.words());
              tried.remarks().forEach(each -> lines.add(TestsReader.FILE + ": " + each));
            });
    lines.add(
        "To compile and run the reference on the cases of a submission took "
            + measured.submission().toMillis()
            + " ms (milliseconds), the middle one of "
            + RunTime.RUNS
            + " runs.");
    return lines;
  }

  private static List<String> boundaries(List<Measurement.Boundary> all) {
    List<String> lines = new ArrayList<>();
    all.stream().filter(each -> !each.isExact()).forEach(each -> lines.add(rounded(each)));
    String exact =
        all.stream()
            .filter(Measurement.Boundary::isExact)
            .map(each -> String.valueOf(each.line()))
            .collect(Collectors.joining(", "));
    if (!exact.isEmpty()) {
      lines.add(
          FolderReader.CASES
              + ":"
              + exact
              + ": exactly where the reference's answer turns. The text has to say what is right.");
    }
    return lines;
  }

  private static String rounded(Measurement.Boundary each) {
    return FolderReader.CASES
        + ":"
        + each.line()
        + ": the reference "
        + each.gives()
        + ", and a trifle away it "
        + each.beside()
        + ", so that rounding can decide. Take whole numbers there, or go away from it.";
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
        + "” in “"
        + each.change().changed()
        + "”"
        + adding(each.adding());
  }

  private static String adding(Optional<String> line) {
    return line.map(text -> ". Add one such as " + text)
        .orElse(", nor does any that was drawn: it may do the same.");
  }
}
