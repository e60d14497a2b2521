package touchline.server.submission;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.account.Learner;

/** An answer as it stands in the table. */
final class SubmissionRow {
  static final String SELECT =
      """
      SELECT id, learner, exercise, content_version, seed, purpose, question, answer, decimal_mark, mark, outcome, mistakes,
        form_key, received_at, first_version, first_mark
      FROM submission
      """;

  static final String INSERT =
      """
      INSERT INTO submission (learner, exercise, content_version, seed, purpose, question, answer, decimal_mark, mark,
        outcome, mistakes, form_key, received_at)
      VALUES (:learner, :exercise, :version, :seed, :purpose, :question, :answer, :decimal, :mark,
        :outcome, :mistakes, :formKey, :received)
      RETURNING id
      """;

  private SubmissionRow() {}

  static Map<String, Object> values(Learner learner, MarkedAnswer answer) {
    return Map.ofEntries(
        Map.entry("learner", learner.id()),
        Map.entry("exercise", answer.exercise()),
        Map.entry("version", answer.contentVersion()),
        Map.entry("seed", answer.seed()),
        Map.entry("purpose", answer.purpose().word()),
        Map.entry("question", answer.raw().question()),
        Map.entry("answer", answer.textsAsJson()),
        Map.entry("decimal", answer.raw().mark().name().toLowerCase(Locale.ROOT)),
        Map.entry("mark", answer.mark().share()),
        Map.entry("outcome", answer.mark().outcome().word()),
        Map.entry("mistakes", String.join(" ", answer.mark().mistakes())),
        Map.entry("formKey", answer.formKey()),
        Map.entry("received", answer.receivedAt().toString()));
  }

  static Submission read(ResultSet row, StatementContext context) throws SQLException {
    return new Submission(
        row.getLong("id"),
        new Learner(row.getLong("learner")),
        new MarkedAnswer(
            row.getString("exercise"),
            row.getString("content_version"),
            row.getLong("seed"),
            Purpose.of(row.getString("purpose")),
            answer(row),
            mark(row),
            row.getString("form_key"),
            Instant.parse(row.getString("received_at"))),
        first(row));
  }

  private static Optional<FirstMark> first(ResultSet row) throws SQLException {
    String version = row.getString("first_version");
    double mark = row.getDouble("first_mark");
    return version == null
        ? Optional.empty()
        : Optional.of(new FirstMark(version, mark, AnswerOutcome.of(mark).word()));
  }

  private static Answer answer(ResultSet row) throws SQLException {
    return new Answer(
        row.getInt("question"),
        TextArray.read(row.getString("answer")),
        DecimalMark.valueOf(row.getString("decimal_mark").toUpperCase(Locale.ROOT)));
  }

  private static Mark mark(ResultSet row) throws SQLException {
    String mistakes = row.getString("mistakes");
    return new Mark(
        row.getDouble("mark"),
        AnswerOutcome.of(row.getString("outcome")),
        mistakes.isEmpty() ? List.of() : List.of(mistakes.split(" ", -1)));
  }
}
