package touchline.server.author;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import touchline.server.store.Database;

/** Keeps answers in the database, so that no program of an author runs at each start. */
public final class AnswersStore implements KeptAnswers {
  /** Answers of folders that changed are of no use; what is older is made again if it is. */
  private static final Duration LIFE = Duration.ofDays(90);

  private final Database database;
  private final Clock clock;

  public AnswersStore(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  @Override
  public Optional<byte[]> find(String sha256) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT answers FROM exercise_answers WHERE folder_sha256 = :folder")
                .bind("folder", sha256)
                .map((row, context) -> row.getBytes("answers"))
                .findOne());
  }

  @Override
  public void keep(String sha256, byte[] answers) {
    database.write(
        handle -> {
          handle.execute(
              "DELETE FROM exercise_answers WHERE made_at < ?",
              clock.instant().minus(LIFE).toString());
          return handle.execute(
              """
              INSERT INTO exercise_answers (folder_sha256, answers, made_at) VALUES (?, ?, ?)
              ON CONFLICT (folder_sha256)
              DO UPDATE SET answers = excluded.answers, made_at = excluded.made_at
              """,
              sha256,
              answers,
              clock.instant().toString());
        });
  }

  @Override
  public Optional<byte[]> asked(String id) {
    return find(FolderHash.ofQuestion(id));
  }

  @Override
  public void keepAsked(String id, byte[] asked) {
    keep(FolderHash.ofQuestion(id), asked);
  }
}
