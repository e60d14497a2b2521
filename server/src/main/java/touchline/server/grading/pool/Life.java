package touchline.server.grading.pool;

import java.util.List;
import touchline.server.grading.worker.Main;

/** How long a worker process is wanted, which says how warm it is when its first job comes. */
enum Life {
  /** In a site: no student shall wait for what a process does when it first meets something. */
  LONG {
    @Override
    List<String> arguments() {
      return List.of();
    }
  },
  /** In a command that ends when its jobs are done. */
  SHORT {
    @Override
    List<String> arguments() {
      return List.of(Main.BRIEF);
    }
  };

  /** What the process is told. */
  abstract List<String> arguments();
}
