package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.store.Database;

/** The submissions on the disk. */
public final class SubmissionStore {
  /** Rows held at once by {@link #each}; an answer is at most some kilobytes. */
  private static final int PAGE = 500;

  private static final String SELECT =
      """
      SELECT id, learner, exercise, content_version, seed, purpose, question, answer, decimal_mark, mark, outcome, mistakes,
        form_key, received_at
      FROM submission
      """;

  private static final String INSERT =
      """
      INSERT INTO submission (learner, exercise, content_version, seed, purpose, question, answer, decimal_mark, mark,
        outcome, mistakes, form_key, received_at)
      VALUES (:learner, :exercise, :version, :seed, :purpose, :question, :answer, 'point', :mark,
        :outcome, :mistakes, :formKey, :received)
      RETURNING id
      """;

  private final Database database;
  private final LearnerStore learners;

  public SubmissionStore(Database database, LearnerStore learners) {
    this.database = database;
    this.learners = learners;
  }

  /**
   * Stores an answer, and its learner if new, and returns when both are on the disk. The same
   * answer on the same showing of the form is stored once, however often it arrives.
   */
  public Submission add(LearnerToken who, MarkedAnswer answer) {
    return database.write(
        transaction -> {
          Learner learner = learners.enroll(transaction, who, answer.receivedAt());
          return sent(transaction, learner, answer)
              .orElseGet(() -> insert(transaction, learner, answer));
        });
  }

  private static Submission insert(Handle transaction, Learner learner, MarkedAnswer answer) {
    long id =
        transaction.createQuery(INSERT).bindMap(values(learner, answer)).mapTo(Long.class).one();
    return new Submission(id, learner, answer);
  }

  /** What is stored already, if this answer arrived before. */
  private static Optional<Submission> sent(Handle handle, Learner learner, MarkedAnswer answer) {
    if (answer.formKey().isEmpty()) {
      return Optional.empty();
    }
    return handle
        .createQuery(
            SELECT
                + """
                WHERE learner = :learner AND exercise = :exercise
                  AND form_key = :formKey
                  AND question = :question AND answer = :answer
                """)
        .bindMap(values(learner, answer))
        .map(SubmissionStore::read)
        .findOne();
  }

  /** A submission of anybody, for checks that need no secret of theirs. */
  public Optional<Submission> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(SubmissionStore::read)
                .findOne());
  }

  /** A submission, if this learner made it in this exercise. */
  public Optional<Submission> find(Learner learner, String exercise, long id) {
    return find(id)
        .filter(stored -> stored.learner().equals(learner))
        .filter(stored -> stored.answer().exercise().equals(exercise));
  }

  /** The learner's attempts at an exercise; at most so many are listed. */
  public Attempts attempts(Learner learner, String exercise, int most) {
    return database.read(
        handle -> {
          List<Submission> latest =
              handle
                  .createQuery(
                      SELECT
                          + """
                          WHERE learner = :learner AND exercise = :exercise
                          ORDER BY id DESC LIMIT :most
                          """)
                  .bind("learner", learner.id())
                  .bind("exercise", exercise)
                  .bind("most", most)
                  .map(SubmissionStore::read)
                  .list();
          return new Attempts(latest, total(handle, learner, exercise));
        });
  }

  private static long total(Handle handle, Learner learner, String exercise) {
    return handle
        .createQuery(
            "SELECT count(*) FROM submission WHERE learner = :learner AND exercise = :exercise")
        .bind("learner", learner.id())
        .bind("exercise", exercise)
        .mapTo(Long.class)
        .one();
  }

  /**
   * Hands every submission of a range to the action, in the order of their ids. However long the
   * range, only {@link #PAGE} of them are in memory, and no statement stays open between pages.
   */
  public void each(SubmissionRange range, Consumer<Submission> action) {
    long from = range.from();
    List<Submission> page = page(range, from);
    while (!page.isEmpty()) {
      page.forEach(action);
      from = page.get(page.size() - 1).id() + 1;
      page = page(range, from);
    }
  }

  private List<Submission> page(SubmissionRange range, long from) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SELECT
                        + """
                        WHERE id BETWEEN :from AND :to AND (:exercise = '' OR exercise = :exercise)
                        ORDER BY id LIMIT :most
                        """)
                .bind("from", from)
                .bind("to", range.to())
                .bind("exercise", range.exercise())
                .bind("most", PAGE)
                .map(SubmissionStore::read)
                .list());
  }

  private static Map<String, Object> values(Learner learner, MarkedAnswer answer) {
    return Map.ofEntries(
        Map.entry("learner", learner.id()),
        Map.entry("exercise", answer.exercise()),
        Map.entry("version", answer.contentVersion()),
        Map.entry("seed", answer.seed()),
        Map.entry("purpose", answer.purpose().word()),
        Map.entry("question", answer.raw().question()),
        Map.entry("answer", answer.raw().json()),
        Map.entry("mark", answer.mark().share()),
        Map.entry("outcome", answer.mark().outcome().word()),
        Map.entry("mistakes", String.join(" ", answer.mark().mistakes())),
        Map.entry("formKey", answer.formKey()),
        Map.entry("received", answer.receivedAt().toString()));
  }

  private static Submission read(ResultSet row, StatementContext context) throws SQLException {
    return new Submission(
        row.getLong("id"),
        new Learner(row.getLong("learner")),
        new MarkedAnswer(
            row.getString("exercise"),
            row.getString("content_version"),
            row.getLong("seed"),
            Purpose.of(row.getString("purpose")),
            new RawAnswer(row.getInt("question"), TextArray.read(row.getString("answer"))),
            mark(row),
            row.getString("form_key"),
            Instant.parse(row.getString("received_at"))));
  }

  private static Mark mark(ResultSet row) throws SQLException {
    String mistakes = row.getString("mistakes");
    return new Mark(
        row.getDouble("mark"),
        Outcome.of(row.getString("outcome")),
        mistakes.isEmpty() ? List.of() : List.of(mistakes.split(" ", -1)));
  }
}
