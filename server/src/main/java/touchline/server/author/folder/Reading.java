package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/**
 * What reading a folder gave.
 *
 * @param folder empty where a rule is broken
 */
public record Reading(Optional<ExerciseFolder> folder, List<Problem> problems) {
  public Reading {
    problems = problems.stream().sorted().toList();
  }
}
