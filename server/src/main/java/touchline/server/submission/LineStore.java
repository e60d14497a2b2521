package touchline.server.submission;

import touchline.server.account.Learner;
import touchline.server.store.Database;

/** The line of those who wait to have a method marked, looked at from outside. */
public final class LineStore {
  private final Database database;
  private final String now;

  public LineStore(Database database) {
    this.database = database;
    this.now = database.dialect().now();
  }

  /** How many methods wait and are not being marked. */
  public int waiting() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT (SELECT count(*) FROM code_submission WHERE state = 'waiting')"
                        + " - (SELECT count(*) FROM turn WHERE leased_until > "
                        + now
                        + ")")
                .mapTo(Integer.class)
                .one());
  }

  /** How many learners have their turn before this one; 0 if none of theirs waits. */
  public int before(Learner learner) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT count(*) FROM turn JOIN turn AS mine ON mine.learner = :learner
                    WHERE turn.leased_until <= %s AND (turn.since < mine.since
                      OR (turn.since = mine.since AND turn.learner < mine.learner))
                    """
                        .formatted(now))
                .bind("learner", learner.id())
                .mapTo(Integer.class)
                .one());
  }
}
