package touchline.server.grading.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import touchline.code.AskedMethod;
import touchline.server.grading.verdict.Grade;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;

/** Grades files side by side and tells the results in the order of the files. */
record GradeFiles(Grader grader, AskedMethod exercise, long seed) {
  /** Hears of each result in turn. */
  interface Listener {
    void graded(Path file, Grade grade);
  }

  /** Whether all got full marks. */
  boolean all(List<Path> files, Listener listener) throws InterruptedException {
    ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      // The first worker is still on its way.
      threads.execute(() -> grader.prepare(exercise, seed));
      List<Future<Grade>> grades = new ArrayList<>();
      files.forEach(file -> grades.add(threads.submit(() -> grade(file))));
      boolean all = true;
      for (int i = 0; i < files.size(); i++) {
        Grade grade = grades.get(i).get();
        listener.graded(files.get(i), grade);
        all &= grade.mark() == 1;
      }
      return all;
    } catch (ExecutionException broken) {
      throw new IllegalStateException("grading must not throw", broken.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private Grade grade(Path file) {
    Source source = Source.read(file);
    if (source instanceof Source.Text text) {
      return grader.grade(exercise, text.text(), seed, Owner.named(file.toString()));
    }
    return Grade.unreadable(((Source.Unreadable) source).why());
  }
}
