package touchline.server.submission;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Learner;
import touchline.server.lane.Lane;
import touchline.server.store.Database;
import touchline.server.store.Dialect;

/**
 * Whose method is marked next, decided for all processes together, in each lane by itself. Learners
 * take turns with one submission each, so who hands in a hundred waits behind themselves and not in
 * front of the others; learners without an account do so by the address they come from, for anybody
 * can be many of them. A turn is leased: it stays with a worker that renews it, and only who still
 * has it writes a verdict, so each submission is marked once, whatever becomes of workers. The
 * table is called turn, as there were no other turns when it was made.
 */
public final class MarkingTurnStore {
  /** A worker that died is replaced after that; one that lives renews its turns much more often. */
  public static final Duration LEASE = Duration.ofSeconds(20);

  static final String FREE_AND_READY =
      """
      FROM turn WHERE leased_until <= %1$s AND EXISTS (SELECT 1 FROM code_submission AS theirs
        WHERE theirs.learner = turn.learner AND theirs.state = 'waiting' AND theirs.try_at <= %1$s)
      """;

  /** In milliseconds; an address that was away so long is like a new one. */
  private static final long FORGOTTEN = 3_600_000;

  private final Database database;
  private final TurnLeaseStore leases;
  private final String now;

  public MarkingTurnStore(Database database) {
    this.database = database;
    this.leases = new TurnLeaseStore(database.dialect());
    this.now = database.dialect().now();
  }

  /** Puts a learner at the end of their lane; who is in it stays, or comes into a better one. */
  public void join(Handle transaction, Learner learner, Sender sender) {
    transaction
        .createUpdate(
            "INSERT INTO turn (learner, since, lane, address) VALUES (:learner, "
                + now
                + ", :lane, :address) ON CONFLICT (learner) DO UPDATE SET lane = excluded.lane"
                + " WHERE turn.lane > excluded.lane")
        .bind("learner", learner.id())
        .bind("lane", sender.lane().number())
        .bind("address", sender.address())
        .execute();
  }

  /** Puts everybody in the line for whom something waits, whatever became of their place in it. */
  public void gather() {
    database.write(
        transaction ->
            transaction.execute(
                """
                INSERT INTO turn (learner, since, lane) SELECT learner, min(id), CASE
                    WHEN count(attempt) > 0 THEN 0
                    WHEN EXISTS (SELECT 1 FROM account WHERE account.learner = theirs.learner)
                      OR EXISTS (SELECT 1 FROM api_token WHERE api_token.learner = theirs.learner)
                      THEN 1
                    ELSE 2 END
                  FROM code_submission AS theirs WHERE state = 'waiting' GROUP BY learner
                ON CONFLICT (learner) DO NOTHING
                """));
  }

  /** How many learners could begin a turn now; no more than {@code most} are counted. */
  public int ready(int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT count(*) FROM (SELECT 1 "
                        + FREE_AND_READY.formatted(now)
                        + " LIMIT :most) AS ready")
                .bind("most", most)
                .mapTo(Integer.class)
                .one());
  }

  /**
   * Begins the turn of whoever is first in the first of these lanes in which somebody waits, under
   * a name that nobody used before.
   */
  public Optional<MarkingTurn> begin(String name, List<Lane> lanes) {
    return database.writeRows(
        transaction -> {
          for (Lane lane : lanes) {
            Optional<TurnLeaseStore.Leased> leased = leases.lease(transaction, name, lane);
            if (leased.isPresent()) {
              return leases.turn(transaction, leased.get(), name);
            }
          }
          return Optional.empty();
        });
  }

  /** Forgets when addresses were served that nobody came from for long. */
  public void forgetAddresses() {
    database.write(
        transaction ->
            transaction
                .createUpdate("DELETE FROM anonymous_turn WHERE served_at < " + now + " - :long")
                .bind("long", FORGOTTEN)
                .execute());
  }

  /** Keeps turns that go on. */
  public void renew(Collection<MarkingTurn> turns) {
    for (MarkingTurn turn : turns) {
      database.writeRows(
          transaction ->
              transaction
                  .createUpdate(
                      "UPDATE turn SET leased_until = "
                          + now
                          + " + :lease WHERE learner = :learner AND worker = :name")
                  .bind("lease", LEASE.toMillis())
                  .bind("learner", turn.learner().id())
                  .bind("name", turn.name())
                  .execute());
    }
  }

  /**
   * Ends a turn with the verdict, if both are still to be had.
   *
   * @return false, and nothing is changed, if the turn was lost
   */
  public boolean mark(MarkingTurn turn, String contentVersion, MarkedMethod method) {
    return database.write(
        transaction ->
            leave(transaction, turn)
                && VerdictStore.write(transaction, turn.submission(), contentVersion, method)
                && tidy(transaction, turn)
                && change(transaction, turn));
  }

  /** Ends a turn without a verdict; the submission is taken again after the pause. */
  public void postpone(MarkingTurn turn, Duration pause) {
    database.write(
        transaction ->
            leave(transaction, turn)
                && transaction
                        .createUpdate(
                            "UPDATE code_submission SET failures = failures + 1, try_at = "
                                + now
                                + " + :pause WHERE id = :id")
                        .bind("pause", pause.toMillis())
                        .bind("id", turn.submission())
                        .execute()
                    == 1);
  }

  /** Ends a turn as if it had not begun: the process stops. */
  public void giveBack(MarkingTurn turn) {
    database.write(transaction -> leave(transaction, turn));
  }

  private boolean leave(Handle transaction, MarkingTurn turn) {
    return transaction
            .createUpdate(
                "UPDATE turn SET worker = '', leased_until = 0, since = "
                    + now
                    + " WHERE learner = :learner AND worker = :name")
            .bind("learner", turn.learner().id())
            .bind("name", turn.name())
            .execute()
        == 1;
  }

  /** Takes a learner out of the line for whom nothing waits any more. */
  private static boolean tidy(Handle transaction, MarkingTurn turn) {
    transaction
        .createUpdate(
            """
            DELETE FROM turn WHERE learner = :learner AND NOT EXISTS (
              SELECT 1 FROM code_submission WHERE learner = :learner AND state = 'waiting')
            """)
        .bind("learner", turn.learner().id())
        .execute();
    return true;
  }

  /** Back to their own lane, where nothing for credit waits any more. */
  private static boolean change(Handle transaction, MarkingTurn turn) {
    if (turn.lane() == Lane.CREDIT) {
      transaction
          .createUpdate(
              """
              UPDATE turn SET lane = 1 WHERE learner = :learner AND lane = 0 AND NOT EXISTS (
                SELECT 1 FROM code_submission WHERE learner = :learner AND state = 'waiting'
                  AND attempt IS NOT NULL)
              """)
          .bind("learner", turn.learner().id())
          .execute();
    }
    return true;
  }

  /**
   * Frees the turns of workers that are gone, before their lease ends. Only a file tells who is
   * gone: all that use it are processes of this machine.
   *
   * @param isGone whether the worker of a turn of this name is gone
   */
  public void freeGone(Predicate<String> isGone) {
    if (database.dialect() == Dialect.SQLITE) {
      List<String> gone = names().stream().filter(isGone).toList();
      gone.forEach(
          name ->
              database.write(
                  transaction ->
                      transaction.execute(
                          "UPDATE turn SET worker = '', leased_until = 0 WHERE worker = ?", name)));
    }
  }

  private List<String> names() {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT worker FROM turn WHERE worker <> ''")
                .mapTo(String.class)
                .list());
  }
}
