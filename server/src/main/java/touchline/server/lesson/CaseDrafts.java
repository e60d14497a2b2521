package touchline.server.lesson;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchline.code.CodeExercise;
import touchline.code.CodeExercises;
import touchline.figure.FigureProblem;
import touchline.pair.CaseLint;

/** The pictures of methods' cases on their way from the lessons' files. */
final class CaseDrafts {
  private final Problems problems;
  private final Map<String, String> figures = new TreeMap<>();

  CaseDrafts(Problems problems) {
    this.problems = problems;
  }

  /** Reads and checks the file beside an exercise. */
  void read(String id, String file, String text) {
    Optional<CodeExercise> exercise = CodeExercises.named(id);
    if (exercise.isEmpty()) {
      problems.add(file, 1, "only a method to be written has cases that are drawn: " + id);
      return;
    }
    try {
      CaseLint.check(exercise.get(), text);
      figures.put(id, text);
    } catch (FigureProblem broken) {
      problems.add(file, broken.line(), "figure: " + broken.rule() + " [" + broken.id() + "]");
    }
  }

  /** By exercise. */
  Map<String, String> figures() {
    return figures;
  }
}
