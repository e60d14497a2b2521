package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Group;
import touchline.server.author.SpecialPositions.Position;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.Asked;
import touchline.server.author.kept.CaseGroups;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/** Runs the programs of a folder once, for all submissions that will be marked by their answers. */
final class Answering {
  private final ExerciseFolder folder;
  private final Programs programs;
  private final List<Problem> problems;
  private final Optional<Asked> earlier;
  private final CaseGroups groups = new CaseGroups();

  private Answering(
      ExerciseFolder folder, Programs programs, List<Problem> problems, Optional<Asked> earlier) {
    this.earlier = earlier;
    this.folder = folder;
    this.programs = programs;
    this.problems = problems;
  }

  /**
   * Empty where a program cannot be used.
   *
   * @param earlier what students were asked before
   * @param problems takes why
   * @throws Measuring.CannotRun if no worker runs them
   */
  static Optional<Answered> of(
      ExerciseFolder folder,
      Optional<Asked> earlier,
      JobRunner runner,
      Owner owner,
      List<Problem> problems) {
    Programs programs = new Programs(runner, folder.head().method(), owner, problems);
    return of(folder, earlier, programs, problems);
  }

  /** The same, run as programs of this folder are run already. */
  static Optional<Answered> of(
      ExerciseFolder folder, Optional<Asked> earlier, Programs programs, List<Problem> problems) {
    return new Answering(folder, programs, problems, earlier).answered();
  }

  private Optional<Answered> answered() {
    WantedCases wanted = new WantedCases(folder, programs);
    List<double[]> drawn = wanted.drawn();
    wanted.requireCases();
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    Optional<Ran> reference = ran(FolderReader.REFERENCE, folder.reference(), drawn);
    reference.ifPresent(ran -> programs.requireAnswers(folder, ran.exact()));
    if (reference.isEmpty() || !problems.isEmpty()) {
      return Optional.empty();
    }
    Ran right = reference.get();
    List<Integer> kept =
        IntStream.range(given(), right.exact().runs().size())
            .filter(i -> right.exact().isAnswered(i) && right.isCalm(i))
            .boxed()
            .toList();
    List<double[]> inputs = new ArrayList<>();
    kept.forEach(i -> inputs.add(right.exact().inputs().get(i)));
    List<Position> special = special(right, drawn);
    special.forEach(each -> inputs.add(each.input()));
    List<Ran> wrong = new ArrayList<>();
    for (WrongProgram each : folder.mistakes()) {
      ran(each.file(), each.source(), inputs).ifPresent(wrong::add);
    }
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    Answered answered = asked(answered(right, kept, special, wrong));
    return problems.isEmpty() ? Optional.of(answered) : Optional.empty();
  }

  private List<Position> special(Ran right, List<double[]> drawn) {
    List<double[]> given = IntStream.range(0, given()).mapToObj(right::gave).toList();
    return SpecialCover.of(folder, programs, drawn, given).added();
  }

  private Answered asked(Answered made) {
    if (folder.question().isEmpty()) {
      return made;
    }
    Asking asking = new Asking(folder, programs, problems);
    Optional<Asked> asked =
        earlier.isPresent()
            ? asking.again(earlier.get())
            : asking.first(folder.question().get().tolerance(), made.drawn());
    return new Answered(made.chosen(), made.drawn(), made.special(), asked);
  }

  private int given() {
    return folder.cases().size();
  }

  private Answered answered(
      Ran right, List<Integer> kept, List<Position> special, List<Ran> wrong) {
    List<AnsweredCase> chosen = new ArrayList<>();
    for (int i = 0; i < given(); i++) {
      int at = i;
      Group group = groups.of(folder, i);
      List<Wrong> answers = wrong.stream().map(ran -> ran.wrong(at)).toList();
      chosen.add(new AnsweredCase(group, folder.cases().get(i), right.gave(i), answers));
    }
    List<AnsweredCase> drawn = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      int at = given() + i;
      double[] input = right.exact().inputs().get(kept.get(i));
      List<Wrong> answers = wrong.stream().map(ran -> ran.wrong(at)).toList();
      drawn.add(new AnsweredCase(Group.ORDINARY, input, right.gave(kept.get(i)), answers));
    }
    List<AnsweredCase> more = new ArrayList<>();
    for (int i = 0; i < special.size(); i++) {
      int at = given() + kept.size() + i;
      List<Wrong> answers = wrong.stream().map(ran -> ran.wrong(at)).toList();
      Position each = special.get(i);
      more.add(new AnsweredCase(Group.SPECIAL, each.input(), each.right(), answers));
    }
    return new Answered(chosen, drawn, more, Optional.empty());
  }

  /** Runs a program on the author's cases, on drawn ones, and beside the drawn ones. */
  private Optional<Ran> ran(String file, String source, List<double[]> drawn) {
    List<double[]> inputs = new ArrayList<>(folder.cases());
    inputs.addAll(drawn);
    int exact = inputs.size();
    Nearby nearby = new Nearby(folder.head().method().signature());
    inputs.addAll(nearby.all(drawn));
    Optional<Ran> ran =
        programs
            .answers(file, source, inputs)
            .map(
                all ->
                    new Ran(
                        given(),
                        all.part(0, exact),
                        nearby,
                        all.runs().subList(exact, inputs.size())));
    ran.ifPresent(one -> programs.requireMost(file, one.exact()));
    return ran;
  }

  /**
   * What a program gave.
   *
   * @param given how many cases are the author's
   * @param near beside each of the others
   */
  private record Ran(int given, Answers exact, Nearby nearby, List<CaseRun> near) {
    double[] gave(int index) {
      return ((CaseRun.Gave) exact.runs().get(index)).raw();
    }

    /** The author's own cases are meant as they are, at a decision, too. */
    Wrong wrong(int index) {
      CaseRun run = exact.runs().get(index);
      Optional<double[]> answer =
          run instanceof CaseRun.Gave gave
              ? Optional.of(gave.raw()).filter(Ran::isFinite)
              : Optional.empty();
      boolean isRun = !(run instanceof CaseRun.NotRun);
      return new Wrong(answer, isRun && (index < given || isCalm(index)));
    }

    private static boolean isFinite(double[] numbers) {
      return DoubleStream.of(numbers).allMatch(Double::isFinite);
    }

    /** Whether its answer is much the same nearby. */
    boolean isCalm(int index) {
      int first = (index - given) * Nearby.COUNT;
      double[] input = exact.inputs().get(index);
      CaseRun here = exact.runs().get(index);
      return near.subList(first, first + Nearby.COUNT).stream()
          .allMatch(there -> nearby.isCalm(input, here, there));
    }
  }
}
