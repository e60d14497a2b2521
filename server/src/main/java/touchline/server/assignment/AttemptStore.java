package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.store.Database;

/** Attempts at exercises of assignments, and what each was worth after each answer. */
public final class AttemptStore {
  private final Database database;

  public AttemptStore(Database database) {
    this.database = database;
  }

  /** Somebody's attempts at an exercise, oldest first. */
  public List<Attempt> list(Seat seat) {
    return database.read(handle -> list(handle, seat));
  }

  private static List<Attempt> list(Handle handle, Seat seat) {
    return handle
        .createQuery(
            """
            SELECT * FROM attempt
            WHERE assignment = :assignment AND account = :account AND exercise = :exercise
            ORDER BY number
            """)
        .bindMap(values(seat))
        .map((row, context) -> read(row))
        .list();
  }

  private static Attempt read(ResultSet row) throws SQLException {
    return new Attempt(
        row.getLong("id"),
        row.getInt("number"),
        row.getLong("seed"),
        row.getInt("hints"),
        Instant.parse(row.getString("started_at")));
  }

  private static Map<String, Object> values(Seat seat) {
    Map<String, Object> values = new HashMap<>();
    values.put("assignment", seat.assignment());
    values.put("account", seat.account());
    values.put("exercise", seat.exercise());
    return values;
  }

  /** How somebody stands in an exercise; empty before they began it. */
  public Optional<ExerciseStanding> standing(Seat seat) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT * FROM standing WHERE assignment = :assignment AND account = :account
                      AND exercise = :exercise
                    """)
                .bindMap(values(seat))
                .map((row, context) -> ResultStore.standing(row))
                .findOne());
  }

  /** How many of somebody's attempts at an exercise count against the limit. */
  public static int used(Handle handle, Seat seat) {
    return handle
        .createQuery(
            """
            SELECT count(*) FROM attempt
            LEFT JOIN code_submission ON code_submission.attempt = attempt.id
            WHERE assignment = :assignment AND account = :account
              AND attempt.exercise = :exercise AND coalesce(outcome, '') NOT IN %s
            """
                .formatted(StandingStore.FREE))
        .bindMap(values(seat))
        .mapTo(Integer.class)
        .one();
  }

  /**
   * Begins an attempt with a variant of its own.
   *
   * @param after the number of the attempt that it comes after; where there is a later one already,
   *     as after pressing twice, that one is given
   */
  public AttemptStart begin(Seat seat, int after, String version, long seed, Instant now) {
    return database.write(
        handle -> {
          Assignment assignment = lock(handle, seat);
          List<Attempt> attempts = list(handle, seat);
          Optional<Attempt> later =
              attempts.stream().filter(attempt -> attempt.number() > after).findFirst();
          return later.isPresent()
              ? new AttemptStart.Yes(later.get())
              : begin(handle, assignment, seat, version, Optional.of(seed), now);
        });
  }

  /** Begins the attempt that a method is, in the transaction that stores it. */
  public static AttemptStart begin(Handle transaction, Seat seat, String version, Instant now) {
    return begin(transaction, lock(transaction, seat), seat, version, Optional.empty(), now);
  }

  private static AttemptStart begin(
      Handle transaction,
      Assignment assignment,
      Seat seat,
      String version,
      Optional<Long> seed,
      Instant now) {
    if (assignment.part(seat.exercise()).isEmpty() || !isOpen(transaction, assignment, seat, now)) {
      return new AttemptStart.Closed();
    }
    int most = assignment.plan().attempts();
    int extra = MoreAttemptsStore.extra(transaction, seat.assignment(), seat.account());
    if (most > 0 && used(transaction, seat) >= most + extra) {
      return new AttemptStart.UsedUp();
    }
    insert(transaction, seat, version, seed, now);
    StandingStore.settle(transaction, seat.assignment(), seat.account());
    List<Attempt> attempts = list(transaction, seat);
    return new AttemptStart.Yes(attempts.get(attempts.size() - 1));
  }

  private static void insert(
      Handle transaction, Seat seat, String version, Optional<Long> seed, Instant now) {
    List<Attempt> attempts = list(transaction, seat);
    transaction
        .createUpdate(
            """
            INSERT INTO attempt (assignment, exercise, account, number, content_version, seed,
              started_at)
            VALUES (:assignment, :exercise, :account, :number, :version, :seed, :now)
            """)
        .bindMap(values(seat))
        .bind("number", attempts.isEmpty() ? 1 : attempts.get(attempts.size() - 1).number() + 1)
        .bind("version", version)
        .bind("seed", seed.orElse(null))
        .bind("now", now.toString())
        .execute();
  }

  static Assignment lock(Handle transaction, Seat seat) {
    Assignment assignment = PlanStore.find(transaction, seat.assignment()).orElseThrow();
    StandingStore.lock(transaction, assignment.course(), seat.account());
    return PlanStore.find(transaction, seat.assignment()).orElseThrow();
  }

  private static boolean isOpen(Handle handle, Assignment assignment, Seat seat, Instant now) {
    return assignment.plan().isPublished()
        && !isArchived(handle, assignment.course())
        && ExtensionStore.own(handle, assignment, seat.account()).isOpen(now);
  }

  private static boolean isArchived(Handle handle, long course) {
    return handle
        .createQuery("SELECT is_archived FROM course WHERE id = :id")
        .bind("id", course)
        .mapTo(Integer.class)
        .one()
        .equals(1);
  }

  /**
   * Whether an answer to an attempt is taken then: the assignment is open to this person, and no
   * later attempt has begun. Nobody else changes that before the transaction ends.
   */
  public static boolean takes(Handle transaction, Seat seat, Attempt attempt, Instant now) {
    Assignment assignment = lock(transaction, seat);
    List<Attempt> attempts = list(transaction, seat);
    return !attempts.isEmpty()
        && attempts.get(attempts.size() - 1).id() == attempt.id()
        && isOpen(transaction, assignment, seat, now);
  }

  /** How an attempt stands now, which may have got another hint since it was read. */
  public static Attempt now(Handle transaction, Attempt attempt) {
    return transaction
        .createQuery("SELECT * FROM attempt WHERE id = :id")
        .bind("id", attempt.id())
        .map((row, context) -> read(row))
        .one();
  }

  /** Notes that one more hint was given, up to the last; asking for the same one twice is free. */
  public void hint(Seat seat, Attempt attempt, int hint, Instant now) {
    database.write(
        handle ->
            takes(handle, seat, attempt, now)
                && handle
                        .createUpdate(
                            "UPDATE attempt SET hints = :hint WHERE id = :id AND hints = :hint - 1")
                        .bind("hint", hint)
                        .bind("id", attempt.id())
                        .execute()
                    == 1);
  }
}
