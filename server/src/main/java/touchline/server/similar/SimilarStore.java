package touchline.server.similar;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** The methods of a class for one exercise of an assignment, and who looked at them together. */
public final class SimilarStore {
  private static final String OF_STUDENTS =
      """
       FROM attempt
      JOIN member ON member.account = attempt.account AND member.course = :course
        AND member.role = 'student'
      JOIN code_submission ON code_submission.attempt = attempt.id
      WHERE attempt.assignment = :assignment AND attempt.exercise = :exercise
      """;

  /** Of each student the last one of a kind. */
  private static final String LAST =
      "code_submission.id IN (SELECT max(code_submission.id) AS id"
          + OF_STUDENTS
          + """
             AND mark >= :least AND mark < :below AND length(source) BETWEEN 1 AND :longest
            GROUP BY attempt.account ORDER BY max(code_submission.id) DESC LIMIT :most)
          """;

  static final String METHODS =
      "SELECT code_submission.id, attempt.account, mark, received_at"
          + " FROM code_submission JOIN attempt ON attempt.id = code_submission.attempt WHERE "
          + LAST
          + "ORDER BY code_submission.id";

  static final String SOURCES =
      "SELECT source FROM code_submission WHERE " + LAST + "ORDER BY code_submission.id";

  static final String ONE =
      "SELECT code_submission.id, attempt.account, mark, received_at, source"
          + OF_STUDENTS
          + " AND code_submission.id = :id";

  static final String EXERCISES =
      "SELECT exercise FROM assignment_part WHERE assignment = :assignment ORDER BY position";

  /** Students whose methods are compared, those who handed in last first. */
  static final int MOST = 1_000;

  /** In characters; a longer method than that is nobody's answer to these exercises. */
  private static final int LONGEST = 10_000;

  private final Database database;

  public SimilarStore(Database database) {
    this.database = database;
  }

  /** An exercise of an assignment of a course. */
  record Place(long course, long assignment, String exercise) {
    private Map<String, Object> values() {
      return Map.of("course", course, "assignment", assignment, "exercise", exercise);
    }
  }

  /**
   * A student's method.
   *
   * @param mark from 0 to 1
   */
  record Method(long id, long account, double mark, Instant at) {}

  /** The exercises of an assignment, in its order. */
  List<String> exercises(long assignment) {
    return database.read(
        handle ->
            handle
                .createQuery(EXERCISES)
                .bind("assignment", assignment)
                .mapTo(String.class)
                .list());
  }

  /** Of each student the last method of this kind, by their numbers. */
  List<Method> methods(Place place, CodeKind kind) {
    return database.read(
        handle ->
            handle
                .createQuery(METHODS)
                .bindMap(place.values())
                .bindMap(bounds(kind))
                .map(SimilarStore::read)
                .list());
  }

  /** The sources of the same, in the same order. */
  List<String> sources(Place place, CodeKind kind) {
    return database.read(
        handle ->
            handle
                .createQuery(SOURCES)
                .bindMap(place.values())
                .bindMap(bounds(kind))
                .mapTo(String.class)
                .list());
  }

  private static Map<String, Object> bounds(CodeKind kind) {
    return Map.of("least", kind.least(), "below", kind.below(), "longest", LONGEST, "most", MOST);
  }

  private static Method read(ResultSet row, StatementContext context) throws SQLException {
    return new Method(
        row.getLong("id"),
        row.getLong("account"),
        row.getDouble("mark"),
        Instant.parse(row.getString("received_at")));
  }

  /** A method with its source. */
  record Text(Method method, String source) {}

  /** One of a student of the course, if it was handed in there. */
  Optional<Text> text(Place place, long id) {
    return database.read(
        handle ->
            handle
                .createQuery(ONE)
                .bindMap(place.values())
                .bind("id", id)
                .map((row, context) -> new Text(read(row, context), row.getString("source")))
                .findOne());
  }

  /** Logs looks at people's methods: a line for each. */
  void log(Account who, long course, List<Change> looks, Instant now) {
    database.write(
        handle -> {
          looks.forEach(look -> AuditStore.log(handle, who, course, look, now));
          return looks;
        });
  }
}
