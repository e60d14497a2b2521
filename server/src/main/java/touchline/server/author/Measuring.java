package touchline.server.author;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import touchline.code.Declaration;
import touchline.server.author.change.SourceChange;
import touchline.server.author.change.SourceChanges;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.QuestionReader;
import touchline.server.author.folder.TestsText;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Answered;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/**
 * Runs the programs of a folder on its cases and on drawn ones: which mistakes the cases catch, and
 * which small changes of the reference survive them.
 */
public final class Measuring {
  /** For one exercise; a longer reference is measured by the first of its changes. */
  private static final int MOST_CHANGES = 150;

  /** No worker could run a program, which is nobody's fault but ours. */
  public static final class CannotRun extends RuntimeException {
    CannotRun(String reason) {
      super("the programs cannot be run now: " + reason);
    }
  }

  private final ExerciseFolder folder;
  private final Programs programs;
  private final InstantSource clock;
  private final List<Problem> problems = new ArrayList<>();

  private record Ran(WrongProgram program, Answers answers) {}

  private Measuring(JobRunner runner, ExerciseFolder folder, Owner owner, InstantSource clock) {
    this.folder = folder;
    this.clock = clock;
    this.programs = new Programs(runner, folder.head().method(), owner, problems);
  }

  /**
   * @param runner where programs of strangers can do no harm
   * @param clock tells how long a submission takes
   * @throws CannotRun if it does not run them
   */
  static Measurement of(ExerciseFolder folder, JobRunner runner, Owner owner, InstantSource clock) {
    return new Measuring(runner, folder, owner, clock).measurement();
  }

  private Declaration method() {
    return folder.head().method();
  }

  private int given() {
    return folder.cases().size();
  }

  private Measurement measurement() {
    WantedCases wanted = new WantedCases(folder, programs);
    List<double[]> inputs = new ArrayList<>(folder.cases());
    List<double[]> drawn = wanted.drawn();
    inputs.addAll(drawn);
    wanted.requireCases();
    if (!problems.isEmpty()) {
      return Measurement.broken(problems);
    }
    int exact = inputs.size();
    Boundaries boundaries = new Boundaries(folder);
    inputs.addAll(boundaries.beside());
    Optional<Answers> reference =
        programs.answers(FolderReader.REFERENCE, folder.reference(), inputs);
    reference.ifPresent(answers -> programs.requireAnswers(folder, answers));
    reference.ifPresent(answers -> requireMost(answers.part(0, exact)));
    if (reference.isEmpty() || !problems.isEmpty()) {
      return Measurement.broken(problems);
    }
    Answers right = answered(reference.get().part(0, exact));
    List<Ran> wrong = new ArrayList<>();
    for (WrongProgram each : folder.mistakes()) {
      programs
          .answers(each.file(), each.source(), right.inputs())
          .ifPresent(answers -> wrong.add(new Ran(each, answers)));
    }
    if (!problems.isEmpty()) {
      return Measurement.broken(problems);
    }
    List<Measurement.Caught> caught =
        wrong.stream().map(each -> caught(each.program(), each.answers(), right)).toList();
    Optional<Answered> answered = answeredForExtras();
    Optional<Questioned> question =
        folder
            .question()
            .flatMap(
                asks ->
                    answered
                        .flatMap(Answered::asked)
                        .map(asked -> Questioned.of(folder, asks, asked)));
    Optional<Tried> tried = folder.tests().flatMap(text -> answered.map(all -> tried(text, all)));
    if (!problems.isEmpty()) {
      return Measurement.broken(problems);
    }
    return new Measurement(
        List.of(),
        caught,
        alike(wrong, right),
        changes(right),
        boundaries.all(right, reference.get().part(exact, inputs.size())),
        specials(drawn, right),
        unanswered(reference.get().part(given(), exact)),
        question,
        tried,
        new RunTime(folder, programs, clock).middle(right));
  }

  /**
   * As they would be drawn now; where students have a question, they keep what they were asked. A
   * mistake that cannot be asked about is told when it is published, and measured all the same.
   */
  private Optional<Answered> answeredForExtras() {
    if (folder.question().isEmpty() && folder.tests().isEmpty()) {
      return Optional.empty();
    }
    List<Problem> own = new ArrayList<>();
    Programs again = new Programs(programs.runner(), method(), programs.owner(), own);
    Optional<Answered> answered = Answering.of(folder, Optional.empty(), again, own);
    own.stream()
        .filter(problem -> problem.file().equals(QuestionReader.FILE))
        .forEach(problems::add);
    return answered;
  }

  private Specials specials(List<double[]> drawn, Answers right) {
    List<double[]> given =
        right.runs().subList(0, given()).stream()
            .map(run -> SpecialPositions.gave(run).orElseThrow())
            .toList();
    return SpecialCover.of(folder, programs, drawn, given).specials();
  }

  /**
   * A method without an end takes the drawn cases behind it along, and nothing could be said of
   * them.
   */
  private void requireMost(Answers reference) {
    if (problems.isEmpty()) {
      programs.requireMost(FolderReader.REFERENCE, reference);
    }
    if (problems.isEmpty()) {
      programs.requireEnd(FolderReader.REFERENCE, reference);
    }
  }

  private Unanswered unanswered(Answers drawn) {
    List<Integer> all = drawn.unanswered();
    return all.isEmpty()
        ? Unanswered.NONE
        : new Unanswered(
            all.size(), drawn.runs().size(), call(drawn, all.get(0)), drawn.told(all.get(0)));
  }

  private Tried tried(TestsText text, Answered answered) {
    Trying trying = Trying.of(folder, answered);
    problems.addAll(trying.problems());
    return Tried.of(folder, text, trying);
  }

  /** Without the drawn cases that it does not answer: the author does not mean those. */
  private Answers answered(Answers reference) {
    List<Integer> kept =
        IntStream.range(0, reference.inputs().size())
            .filter(reference::isAnswered)
            .boxed()
            .toList();
    return new Answers(
        reference.result(),
        kept.stream().map(i -> reference.inputs().get(i)).toList(),
        kept.stream().map(i -> reference.runs().get(i)).toList());
  }

  private Measurement.Caught caught(WrongProgram program, Answers ran, Answers right) {
    List<Integer> differing = ran.differing(right);
    List<Integer> own = differing.stream().filter(i -> i < given()).toList();
    String first = own.isEmpty() ? "" : told(own.get(0), ran, right);
    Optional<Measurement.Example> smallest =
        own.stream()
            .min(Comparator.comparingDouble(i -> size(right.inputs().get(i))))
            .map(
                i ->
                    new CaseExample(method(), folder.picture(), i, ran, right)
                        .told(folder.lines().get(i)));
    return new Measurement.Caught(program, own.size(), first, smallest, adding(right, differing));
  }

  private static double size(double[] input) {
    return DoubleStream.of(input).map(Math::abs).sum();
  }

  private String told(int index, Answers ran, Answers right) {
    return FolderReader.CASES
        + ":"
        + folder.lines().get(index)
        + ", where it "
        + ran.told(index)
        + " and the reference "
        + right.told(index);
  }

  private Optional<String> adding(Answers right, List<Integer> differing) {
    return differing.stream().findFirst().filter(i -> i >= given()).map(i -> call(right, i));
  }

  private String call(Answers right, int index) {
    return CaseLine.of(method(), right.inputs().get(index));
  }

  private List<Measurement.Pair> alike(List<Ran> wrong, Answers right) {
    List<Measurement.Pair> alike = new ArrayList<>();
    for (int i = 0; i < wrong.size(); i++) {
      Answers one = wrong.get(i).answers();
      boolean isCaught = one.differing(right).stream().anyMatch(at -> at < given());
      for (Ran other : wrong.subList(i + 1, wrong.size())) {
        if (isCaught && isSame(one, other.answers())) {
          String file = wrong.get(i).program().file();
          Optional<String> adding = adding(right, one.apart(other.answers()));
          alike.add(new Measurement.Pair(file, other.program().file(), adding));
        }
      }
    }
    return alike;
  }

  private boolean isSame(Answers one, Answers other) {
    return IntStream.range(0, given()).allMatch(i -> one.isSame(i, other));
  }

  private List<Measurement.Changed> changes(Answers right) {
    List<Measurement.Changed> changes = new ArrayList<>();
    for (SourceChange change :
        SourceChanges.of(folder.reference()).stream().limit(MOST_CHANGES).toList()) {
      if (programs.run(change.source(), right.inputs()) instanceof JobResult.Finished finished) {
        Answers ran = new Answers(right.result(), right.inputs(), finished.cases());
        List<Integer> differing = ran.differing(right);
        boolean isCaught = !differing.isEmpty() && differing.get(0) < given();
        changes.add(new Measurement.Changed(change, isCaught, adding(right, differing)));
      }
    }
    return changes;
  }
}
