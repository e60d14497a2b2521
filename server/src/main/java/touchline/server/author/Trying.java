package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.pair.KindPicture;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.TestsReader;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Answered;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.compile.Problem;
import touchline.suite.AnsweredSuite;
import touchline.suite.CaseFields;
import touchline.suite.Contract;
import touchline.task.TestsTask;

/**
 * The exercise in which students write cases for a folder's method: which mistakes wait in it, and
 * a few cases that expose them all, as its programs answered.
 *
 * @param shown cases of which one is the picture of an example
 */
record Trying(ExerciseFolder folder, AnsweredSuite suite, List<double[]> shown) {
  private static final int MOST_SHOWN = 48;

  static Trying of(ExerciseFolder folder, Answered answered) {
    List<AnsweredCase> all =
        Stream.concat(answered.chosen().stream(), answered.drawn().stream()).toList();
    AnsweredSuite suite = AnsweredSuite.of(folder.head().method().signature().result(), all);
    return new Trying(folder, suite, shown(suite, answered));
  }

  /** Drawn ones of any size; no case of the suite, which is an answer. */
  private static List<double[]> shown(AnsweredSuite suite, Answered answered) {
    List<List<Double>> told = suite.cases().stream().map(Trying::key).toList();
    List<double[]> free =
        answered.drawn().stream()
            .map(AnsweredCase::input)
            .filter(input -> !told.contains(key(input)))
            .toList();
    if (free.isEmpty()) {
      return List.of(answered.chosen().get(0).input());
    }
    int step = Math.max(1, free.size() / MOST_SHOWN);
    return IntStream.range(0, free.size()).filter(i -> i % step == 0).mapToObj(free::get).toList();
  }

  private static List<Double> key(double[] input) {
    return DoubleStream.of(input).boxed().toList();
  }

  /** Why students could not expose what waits. */
  List<Problem> problems() {
    List<Problem> problems = new ArrayList<>();
    if (suite.waiting().isEmpty()) {
      String rule = "no mistake shows in a case that can be typed, so none can be exposed";
      problems.add(new Problem(TestsReader.FILE, 1, rule));
    }
    if (suite.cases().size() > CaseFields.MOST) {
      String rule =
          "students can write "
              + CaseFields.MOST
              + " cases, and to expose all mistakes takes "
              + suite.cases().size()
              + ": leave some mistakes out";
      problems.add(new Problem(TestsReader.FILE, 1, rule));
    }
    return problems;
  }

  /** The mistakes that wait. */
  private List<WrongProgram> mistaken() {
    return suite.waiting().stream().map(folder.mistakes()::get).toList();
  }

  /**
   * The task that marks it.
   *
   * @param name of the exercise
   * @param mistakes the ids of all mistakes of the folder, in their order
   */
  TestsTask task(String id, String name, List<String> mistakes, JobRunner runner) {
    List<String> ids = suite.waiting().stream().map(mistakes::get).toList();
    TriedMethod method = new TriedMethod(name, folder, ids, mistaken(), runner);
    return TestsTask.untaught(
        id,
        new Contract(() -> method, ids),
        suite.cases(),
        shown,
        input -> KindPicture.given(folder.head().method(), folder.picture(), input).orElseThrow());
  }
}
