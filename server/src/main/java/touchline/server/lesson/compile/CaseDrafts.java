package touchline.server.lesson.compile;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchline.code.CasesFile;
import touchline.code.CodeExercise;
import touchline.figure.FigureProblem;
import touchline.pair.CaseLint;
import touchline.server.lesson.MethodCases;
import touchline.topic.Topics;

/** What stands beside methods to be written: the cases that everybody sees, and their picture. */
final class CaseDrafts {
  private final Problems problems;
  private final Map<String, String> cases = new TreeMap<>();
  private final Map<String, String> figures = new TreeMap<>();

  CaseDrafts(Problems problems) {
    this.problems = problems;
  }

  /** Reads and checks the cases of an exercise. */
  void readCases(String id, String file, String text) {
    find(id, file)
        .ifPresent(
            exercise -> {
              CasesFile read = CasesFile.of(exercise, text);
              read.faults().forEach(fault -> problems.add(file, fault.line(), fault.rule()));
              cases.put(id, text);
            });
  }

  /** Reads and checks the picture of an exercise whose cases were read. */
  void readFigure(String id, String file, String text) {
    find(id, file)
        .ifPresent(
            exercise -> longest(exercise).ifPresent(input -> check(exercise, input, file, text)));
    figures.put(id, text);
  }

  private void check(CodeExercise exercise, double[] input, String file, String text) {
    try {
      CaseLint.check(exercise, input, text);
    } catch (FigureProblem broken) {
      problems.add(file, broken.line(), "figure: " + broken.rule() + " [" + broken.id() + "]");
    }
  }

  /** The case with most in it; where a list is given it may be empty in others. */
  private Optional<double[]> longest(CodeExercise exercise) {
    List<double[]> inputs = CasesFile.of(exercise, cases.getOrDefault(exercise.id(), "")).inputs();
    return inputs.stream().max(Comparator.comparingInt(input -> input.length));
  }

  private Optional<CodeExercise> find(String id, String file) {
    Optional<CodeExercise> exercise = Topics.method(id);
    if (exercise.isEmpty()) {
      problems.add(file, 1, "only a method to be written has such a file: " + id);
    }
    return exercise;
  }

  /** By exercise. */
  MethodCases finish() {
    return new MethodCases(cases, figures);
  }
}
