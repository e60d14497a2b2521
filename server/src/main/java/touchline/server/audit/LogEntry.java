package touchline.server.audit;

import java.time.Instant;

/**
 * A change in the log.
 *
 * @param id its number, rising with time
 * @param who name of the person, or {@code the program}
 */
public record LogEntry(long id, Instant at, String who, Change change) {
  /** The same with another subject. */
  LogEntry about(String subject) {
    return new LogEntry(
        id, at, who, new Change(change.what(), subject, change.before(), change.after()));
  }
}
