package touchline.server.lti;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The marks of one column of a platform, by subject; its maximum is 10. */
public final class MarkTable {
  private static final double MAXIMUM = 10;

  private final Clock clock;
  private final Consumer<String> wrong;
  private final Map<String, Mark> marks = new TreeMap<>();
  private final Set<String> teachers = new HashSet<>();
  private final List<String> accepted = new ArrayList<>();

  private record Mark(double score, Instant at, boolean isOverridden) {}

  MarkTable(Clock clock, Consumer<String> wrong) {
    this.clock = clock;
    this.wrong = wrong;
  }

  /** Somebody who gets no marks there. */
  public synchronized void teacher(String subject) {
    teachers.add(subject);
  }

  /** A teacher writes a mark there; in the platform's own measure. */
  public synchronized void override(String subject, double score) {
    marks.put(subject, new Mark(score, clock.instant(), true));
  }

  /** A mark that came from elsewhere. */
  public synchronized void put(String subject, double score, Instant at) {
    marks.put(subject, new Mark(score, at, false));
  }

  /** What it shows, of its own maximum; -1 for nothing. */
  public synchronized double shown(String subject) {
    Mark mark = marks.get(subject);
    return mark == null ? -1 : mark.score();
  }

  public synchronized Instant at(String subject) {
    return marks.get(subject).at();
  }

  /** Each score that it took, in order: whose, and what. */
  public synchronized List<String> accepted() {
    return List.copyOf(accepted);
  }

  /** Takes a score if it may; returns the status with which that is answered. */
  synchronized int take(Map<String, Object> said) {
    String subject = String.valueOf(said.get("userId"));
    Instant at = Instant.parse(String.valueOf(said.get("timestamp")));
    Mark before = marks.get(subject);
    if (teachers.contains(subject)) {
      return 400;
    }
    if (before != null && before.isOverridden()) {
      return 200;
    }
    if (before != null && at.getEpochSecond() <= before.at().getEpochSecond()) {
      return 409;
    }
    boolean isReady = "FullyGraded".equals(said.get("gradingProgress"));
    if (!(said.get("scoreGiven") instanceof Number given) || !isReady) {
      wrong.accept("this clears the mark of " + subject);
      marks.remove(subject);
      return 200;
    }
    double most = ((Number) said.get("scoreMaximum")).doubleValue();
    double score = Math.min(given.doubleValue() / most, 1) * MAXIMUM;
    marks.put(subject, new Mark(score, at, false));
    accepted.add(subject + " " + score);
    return 200;
  }

  /** As a tool reads them: of everybody, or of one subject. */
  synchronized List<Map<String, Object>> results(String only) {
    List<Map<String, Object>> all = new ArrayList<>();
    marks.forEach(
        (subject, mark) -> {
          if (only.isEmpty() || only.equals(subject)) {
            all.add(
                Map.of("userId", subject, "resultScore", mark.score(), "resultMaximum", MAXIMUM));
          }
        });
    return all;
  }
}
