package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Learner;

/** A method as it stands in the table. */
final class CodeRow {
  static final String SELECT =
      """
      SELECT id, learner, exercise, variant, content_version, source, seed, form_key, received_at, mark, outcome, mistake, message,
        counterexample, example, first_version, first_mark, first_outcome
      FROM code_submission
      """;

  private CodeRow() {}

  static CodeSubmission read(ResultSet row, StatementContext context) throws SQLException {
    return new CodeSubmission(
        row.getLong("id"),
        new Learner(row.getLong("learner")),
        new CodeAnswer(
            row.getString("exercise"),
            row.getInt("variant"),
            row.getString("content_version"),
            row.getString("source"),
            row.getLong("seed"),
            row.getString("form_key"),
            Instant.parse(row.getString("received_at"))),
        verdict(row),
        first(row));
  }

  private static Optional<FirstMark> first(ResultSet row) throws SQLException {
    String version = row.getString("first_version");
    return version == null
        ? Optional.empty()
        : Optional.of(
            new FirstMark(version, row.getDouble("first_mark"), row.getString("first_outcome")));
  }

  private static Optional<CodeVerdict> verdict(ResultSet row) throws SQLException {
    String outcome = row.getString("outcome");
    return outcome == null
        ? Optional.empty()
        : Optional.of(
            new CodeVerdict(
                row.getDouble("mark"),
                outcome,
                row.getString("mistake"),
                row.getString("message"),
                row.getString("counterexample"),
                row.getString("example")));
  }
}
