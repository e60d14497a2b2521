package touchline.server.author;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Wanted;
import touchline.server.author.folder.WantedReader;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.JobResult;
import touchline.server.lesson.compile.Problem;

/** Which cases make sense, as the folder's own program says; without one all do. */
record WantedCases(ExerciseFolder folder, Programs programs) {
  /** Most draws may make no sense, as when one value must be below another. */
  private static final int DRAWS = 3;

  /** Fewer would neither find what the author's cases lack nor make a question. */
  private static final int LEAST = 40;

  /** Drawn cases by size; a rule that the program breaks is added to the problems. */
  List<double[]> drawn() {
    DrawnCases drawn = new DrawnCases(folder.head());
    if (folder.wanted().isEmpty()) {
      return drawn.all();
    }
    List<double[]> all = drawn.some(DRAWS * DrawnCases.COUNT);
    Optional<List<Boolean>> wanted = wanted(all);
    if (wanted.isEmpty()) {
      return List.of();
    }
    List<double[]> kept =
        IntStream.range(0, all.size())
            .filter(i -> wanted.get().get(i))
            .mapToObj(all::get)
            .limit(DrawnCases.COUNT)
            .toList();
    if (kept.size() < LEAST) {
      broken(
          WantedReader.FILE,
          1,
          "must want at least "
              + LEAST
              + " of "
              + all.size()
              + " drawn cases, and it wants "
              + kept.size()
              + ": give the parameters other ranges");
    }
    return DrawnCases.bySize(kept);
  }

  /** Those of some inputs that make sense; one to which the program gives no answer makes none. */
  List<double[]> among(List<double[]> inputs) {
    if (folder.wanted().isEmpty()) {
      return inputs;
    }
    JobResult ran = own().run(folder.wanted().get().source(), inputs);
    return ran instanceof JobResult.Finished finished
        ? IntStream.range(0, inputs.size())
            .filter(i -> isYes(finished.cases().get(i)))
            .mapToObj(inputs::get)
            .toList()
        : List.of();
  }

  private Programs own() {
    return new Programs(
        programs.runner(), Wanted.method(folder.head()), programs.owner(), programs.problems());
  }

  /** Each case that the author wrote must make sense. */
  void requireCases() {
    if (folder.wanted().isEmpty()) {
      return;
    }
    wanted(folder.cases())
        .ifPresent(
            wanted ->
                IntStream.range(0, wanted.size())
                    .filter(i -> !wanted.get(i))
                    .forEach(
                        i ->
                            broken(
                                FolderReader.CASES,
                                folder.lines().get(i),
                                "wanted.java says that this makes no case: " + call(i))));
  }

  private String call(int index) {
    return CaseLine.of(folder.head().method(), folder.cases().get(index));
  }

  /** Empty where the program cannot be used, or gives no answer to one of them. */
  private Optional<List<Boolean>> wanted(List<double[]> inputs) {
    Optional<Answers> answers =
        own().answers(WantedReader.FILE, folder.wanted().orElseThrow().source(), inputs);
    if (answers.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (!answers.get().isAnswered(i)) {
        String call = CaseLine.of(folder.head().method(), inputs.get(i));
        String rule = "must answer each case, but it " + answers.get().told(i) + ": " + call;
        broken(WantedReader.FILE, 1, rule);
        return Optional.empty();
      }
    }
    return Optional.of(answers.get().runs().stream().map(WantedCases::isYes).toList());
  }

  private static boolean isYes(CaseRun run) {
    return run instanceof CaseRun.Gave gave && gave.raw()[0] == 1;
  }

  private void broken(String file, int line, String rule) {
    programs.problems().add(new Problem(file, line, rule));
  }
}
