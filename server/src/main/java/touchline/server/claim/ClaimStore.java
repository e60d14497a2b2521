package touchline.server.claim;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.pendulum.State;
import touchline.server.account.Account;
import touchline.server.account.EarlierWork;
import touchline.server.account.Learner;
import touchline.server.account.LearnerToken;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;
import touchline.server.submission.MarkingTurnStore;
import touchline.server.submission.Sender;

/**
 * The work of anonymous learners, and how it becomes that of an account. Only who holds the token
 * of a learner can claim what is theirs, and never what belongs to an account or to a program.
 */
public final class ClaimStore implements EarlierWork {
  static final String ANONYMOUS =
      """
      SELECT id FROM learner WHERE token_sha256 = :hash
        AND NOT EXISTS (SELECT 1 FROM account WHERE account.learner = learner.id)
        AND NOT EXISTS (SELECT 1 FROM api_token WHERE api_token.learner = learner.id)
      """;

  static final String WORK =
      """
      SELECT exercise, sum(answers) AS answers, min(first_at) AS begun, max(last_at) AS ended
      FROM (
        SELECT exercise, count(*) AS answers, min(received_at) AS first_at,
          max(received_at) AS last_at
        FROM submission WHERE learner = :learner GROUP BY exercise
        UNION ALL
        SELECT exercise, count(*), min(received_at), max(received_at)
        FROM code_submission WHERE learner = :learner GROUP BY exercise
        UNION ALL
        SELECT exercise, 0, drawn_at, drawn_at FROM draw WHERE learner = :learner
      ) AS work
      GROUP BY exercise ORDER BY begun, exercise
      """;

  private final Database database;
  private final MarkingTurnStore turns;

  public ClaimStore(Database database) {
    this.database = database;
    this.turns = new MarkingTurnStore(database);
  }

  @Override
  public State of(Account account, LearnerToken browser) {
    return database.read(
        handle -> {
          EarlierAnswers found = find(handle, browser);
          if (found.parts().isEmpty()) {
            return State.NONE;
          }
          return isLeft(handle, account, found.by()) ? State.LEFT : State.OPEN;
        });
  }

  /** What was handed in with this token, if its learner is anonymous. */
  EarlierAnswers find(LearnerToken browser) {
    return database.read(handle -> find(handle, browser));
  }

  private static EarlierAnswers find(Handle handle, LearnerToken browser) {
    return anonymous(handle, browser)
        .map(learner -> new EarlierAnswers(learner, parts(handle, learner)))
        .orElse(EarlierAnswers.NOTHING);
  }

  private static Optional<Learner> anonymous(Handle handle, LearnerToken browser) {
    return handle
        .createQuery(ANONYMOUS)
        .bind("hash", browser.sha256())
        .mapTo(Long.class)
        .findOne()
        .map(Learner::new);
  }

  private static List<EarlierAnswers.Part> parts(Handle handle, Learner learner) {
    return handle
        .createQuery(WORK)
        .bind("learner", learner.id())
        .map(
            (row, context) ->
                new EarlierAnswers.Part(
                    row.getString("exercise"),
                    row.getInt("answers"),
                    Instant.parse(row.getString("begun")),
                    Instant.parse(row.getString("ended"))))
        .list();
  }

  private static boolean isLeft(Handle handle, Account account, Learner learner) {
    return handle
        .createQuery("SELECT 1 FROM not_mine WHERE learner = :learner AND account = :account")
        .bind("learner", learner.id())
        .bind("account", account.id())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /** Notes that the work is somebody else's, so that they are not asked again. */
  void leave(Account account, LearnerToken browser, Instant now) {
    database.write(
        handle ->
            anonymous(handle, browser)
                .map(
                    learner ->
                        handle.execute(
                            """
                            INSERT INTO not_mine (learner, account, said_at) VALUES (?, ?, ?)
                            ON CONFLICT (learner, account) DO NOTHING
                            """,
                            learner.id(),
                            account.id(),
                            now.toString())));
  }

  /**
   * Makes the work of a browser that of an account, all of it or nothing, and logs it.
   *
   * @return what was taken over
   */
  EarlierAnswers take(Account account, LearnerToken browser, Instant now) {
    return database.write(
        handle -> {
          EarlierAnswers found = find(handle, browser);
          if (!found.parts().isEmpty()) {
            move(handle, found.by(), account.learner());
            AuditStore.log(handle, account, change(account, found), now);
          }
          return found;
        });
  }

  private static Change change(Account account, EarlierAnswers found) {
    String before = "learner " + found.by().id();
    String after =
        "learner %d: %d answers in %d exercises"
            .formatted(account.learner().id(), found.answers(), found.parts().size());
    return new Change("work", AuditStore.person(account.id()), before, after);
  }

  private void move(Handle handle, Learner from, Learner to) {
    separateForms(handle, from, to);
    handle.execute("UPDATE submission SET learner = ? WHERE learner = ?", to.id(), from.id());
    moveDraws(handle, from, to);
    int methods =
        handle.execute(
            "UPDATE code_submission SET learner = ? WHERE learner = ?", to.id(), from.id());
    // A turn that a worker has begun is lost to it, and the method is marked as the account's.
    handle.execute("DELETE FROM turn WHERE learner = ?", from.id());
    if (methods > 0) {
      turns.join(handle, to, Sender.KNOWN);
    }
  }

  /** Where both sent the same on one showing of a form, it stays two answers. */
  private static void separateForms(Handle handle, Learner from, Learner to) {
    handle.execute(
        """
        UPDATE submission SET form_key = '' WHERE learner = ? AND form_key <> '' AND EXISTS (
          SELECT 1 FROM submission AS own WHERE own.learner = ?
            AND own.exercise = submission.exercise AND own.form_key = submission.form_key
            AND own.question = submission.question AND own.answer = submission.answer)
        """,
        from.id(),
        to.id());
    handle.execute(
        """
        UPDATE code_submission SET form_key = '' WHERE learner = ? AND form_key <> '' AND EXISTS (
          SELECT 1 FROM code_submission AS own WHERE own.learner = ?
            AND own.exercise = code_submission.exercise
            AND own.form_key = code_submission.form_key
            AND own.source_sha256 = code_submission.source_sha256)
        """,
        from.id(),
        to.id());
  }

  /** The account's own variant of an exercise stays: nobody can choose between two. */
  private static void moveDraws(Handle handle, Learner from, Learner to) {
    handle.execute(
        """
        UPDATE draw SET learner = ? WHERE learner = ? AND NOT EXISTS (
          SELECT 1 FROM draw AS own WHERE own.learner = ? AND own.exercise = draw.exercise)
        """,
        to.id(),
        from.id(),
        to.id());
    handle.execute("DELETE FROM draw WHERE learner = ?", from.id());
  }
}
