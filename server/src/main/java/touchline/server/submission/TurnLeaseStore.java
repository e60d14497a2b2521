package touchline.server.submission;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Learner;
import touchline.server.lane.Lane;
import touchline.server.store.Dialect;

/** Leases the first turn of a lane, in a transaction that locks the rows it depends on. */
final class TurnLeaseStore {
  /** How a lane is served: who joined first; without an account, the address that waits longest. */
  private static final String FIRST = "ORDER BY since, learner";

  private static final String FIRST_ADDRESS =
      """
      ORDER BY coalesce((SELECT served_at FROM anonymous_turn
        WHERE anonymous_turn.address = turn.address), 0), since, learner
      """;

  private final Dialect dialect;
  private final String now;

  TurnLeaseStore(Dialect dialect) {
    this.dialect = dialect;
    this.now = dialect.now();
  }

  /** Whose turn it is, until the lease ends. */
  record Leased(Learner learner, Lane lane, String address) {}

  /** Leases the turn; the next one of a lane of addresses is another address's. */
  Optional<Leased> lease(Handle transaction, String name, Lane lane) {
    String first =
        "SELECT learner "
            + MarkingTurnStore.FREE_AND_READY.formatted(now)
            + " AND lane = :lane "
            + (lane == Lane.ANONYMOUS ? FIRST_ADDRESS : FIRST)
            + " LIMIT 1 "
            + dialect.skippingLocked();
    Optional<Leased> leased =
        transaction
            .createQuery(
                "UPDATE turn SET worker = :name, leased_until = "
                    + now
                    + " + :lease WHERE learner = ("
                    + first
                    + ") RETURNING learner, address")
            .bind("name", name)
            .bind("lane", lane.number())
            .bind("lease", MarkingTurnStore.LEASE.toMillis())
            .map(
                (row, context) ->
                    new Leased(new Learner(row.getLong("learner")), lane, row.getString("address")))
            .findOne();
    leased
        .map(Leased::address)
        .filter(address -> !address.isEmpty())
        .ifPresent(address -> serve(transaction, address));
    return leased;
  }

  private void serve(Handle transaction, String address) {
    transaction
        .createUpdate(
            "INSERT INTO anonymous_turn (address, served_at) VALUES (:address, "
                + now
                + ") ON CONFLICT (address) DO UPDATE SET served_at = excluded.served_at")
        .bind("address", address)
        .execute();
  }

  /** What is marked in the turn: the oldest, but work for credit first in its lane. */
  Optional<MarkingTurn> turn(Handle transaction, Leased leased, String name) {
    String order = leased.lane() == Lane.CREDIT ? " ORDER BY attempt IS NULL, id" : " ORDER BY id";
    return transaction
        .createQuery(
            "SELECT id, failures FROM code_submission WHERE learner = :learner"
                + " AND state = 'waiting' AND try_at <= "
                + now
                + order
                + " LIMIT 1")
        .bind("learner", leased.learner().id())
        .map(
            (row, context) ->
                new MarkingTurn(
                    leased.learner(),
                    leased.lane(),
                    leased.address(),
                    row.getLong("id"),
                    name,
                    row.getInt("failures")))
        .findOne();
  }
}
