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

  /** How many methods of people without an account wait, from an address. */
  public int waitingFrom(String address) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT count(*) FROM turn JOIN code_submission
                      ON code_submission.learner = turn.learner AND state = 'waiting'
                    WHERE turn.address <> '' AND turn.address = :address
                    """)
                .bind("address", address)
                .mapTo(Integer.class)
                .one());
  }

  /** How many methods of people without an account wait, from anywhere. */
  public int waitingAnonymous() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT count(*) FROM turn JOIN code_submission
                      ON code_submission.learner = turn.learner AND state = 'waiting'
                    WHERE turn.lane = 2
                    """)
                .mapTo(Integer.class)
                .one());
  }

  /** How many learners of their lane have their turn before this one; 0 if none of theirs waits. */
  public int before(Learner learner) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT count(*) FROM turn JOIN turn AS mine ON mine.learner = :learner
                      AND mine.lane = turn.lane
                    WHERE turn.leased_until <= %s AND (turn.since < mine.since
                      OR (turn.since = mine.since AND turn.learner < mine.learner))
                    """
                        .formatted(now))
                .bind("learner", learner.id())
                .mapTo(Integer.class)
                .one());
  }
}
