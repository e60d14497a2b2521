package touchline.server.author;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import touchline.code.AnsweredMethod;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;
import touchline.code.Group;
import touchline.diagram.Svg;
import touchline.pair.CasePicture;
import touchline.pair.KindPicture;
import touchline.server.author.folder.CaseLine;
import touchline.server.grading.job.CaseRun;

/**
 * One case beside a wrong program, with the picture that students would see.
 *
 * @param between what is drawn between the things that are given
 * @param index of the case in what both programs ran on
 */
record CaseExample(
    Declaration method, CasePicture between, int index, Answers wrong, Answers right) {
  private static final String ALT = "The case as it is given, with both answers.";

  /**
   * @param line where the case stands
   */
  Measurement.Example told(int line) {
    double[] input = right.inputs().get(index);
    return new Measurement.Example(
        line,
        CaseLine.of(method, input),
        wrong.told(index),
        right.told(index),
        picture(input).orElse(""));
  }

  private Optional<String> picture(double[] input) {
    double[] known = ((CaseRun.Gave) right.runs().get(index)).raw();
    AnsweredCase only = new AnsweredCase(Group.SHOWN, input, known, List.of());
    AnsweredMethod answered = new AnsweredMethod("", method, List.of(), List.of(only), List.of());
    return KindPicture.of(answered, between, input, answer())
        .map(drawing -> Svg.picture(drawing, ALT));
  }

  private Optional<double[]> answer() {
    return wrong.runs().get(index) instanceof CaseRun.Gave gave
        ? Optional.of(gave.raw()).filter(raw -> DoubleStream.of(raw).allMatch(Double::isFinite))
        : Optional.empty();
  }
}
