package touchline.server.code;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.grading.verdict.Grade;

/**
 * The grades that were given last, with every tick and complaint. The store keeps what counts; the
 * rest is found again by running the public cases, which need not be done for who is just back.
 */
final class RecentGrades {
  /** Each takes some kilobytes. */
  private static final int MOST = 500;

  private final Map<Long, Grade> latest =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Grade> eldest) {
          return size() > MOST;
        }
      };

  synchronized void put(long submission, Grade grade) {
    latest.put(submission, grade);
  }

  synchronized Optional<Grade> find(long submission) {
    return Optional.ofNullable(latest.get(submission));
  }
}
