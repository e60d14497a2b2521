package touchline.server.author;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import touchline.server.author.folder.ExerciseFolder;

/** How long a submission takes: the reference, compiled and run as a student's method would be. */
record RunTime(ExerciseFolder folder, Programs programs, InstantSource clock) {
  /** Of these the middle one counts: one may have waited for a worker. */
  static final int RUNS = 3;

  /** As many of the drawn cases as a submission meets. */
  private static final int MOST_DRAWN = 60;

  /**
   * @param answered all cases, the author's first
   */
  Duration middle(Answers answered) {
    int count = Math.min(answered.inputs().size(), folder.cases().size() + MOST_DRAWN);
    List<double[]> inputs = answered.inputs().subList(0, count);
    List<Duration> took = new ArrayList<>();
    for (int i = 0; i < RUNS; i++) {
      Instant from = clock.instant();
      programs.run(folder.reference(), inputs);
      took.add(Duration.between(from, clock.instant()));
    }
    return took.stream().sorted().toList().get(RUNS / 2);
  }
}
