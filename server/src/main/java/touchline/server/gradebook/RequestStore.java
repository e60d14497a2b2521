package touchline.server.gradebook;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** Students' questions about their points, with what was said. */
public final class RequestStore {
  private static final String COLUMNS =
      """
      SELECT regrade_request.id, assignment, assignment.title, regrade_request.account,
        account.name, is_open, opened_at,
        (SELECT count(*) FROM regrade_message WHERE request = regrade_request.id) AS messages
      FROM regrade_request
      JOIN assignment ON assignment.id = regrade_request.assignment
      JOIN account ON account.id = regrade_request.account
      JOIN member ON member.course = regrade_request.course
        AND member.account = regrade_request.account
      """;

  static final String LIST =
      COLUMNS
          + """
          WHERE regrade_request.course = :course AND is_open = :open
            AND (:section = '' OR member.section = :section)
            AND (:account = 0 OR regrade_request.account = :account)
          ORDER BY regrade_request.id DESC LIMIT :most OFFSET :from
          """;

  static final String ONE =
      COLUMNS + "WHERE regrade_request.id = :id AND regrade_request.course = :course";

  static final String MESSAGES =
      """
      SELECT account.name, regrade_message.account, text, said_at
      FROM regrade_message JOIN account ON account.id = regrade_message.account
      WHERE request = :request ORDER BY regrade_message.id
      """;

  private static final RowMapper<Request> ROW =
      (row, context) ->
          new Request(
              row.getLong("id"),
              row.getLong("assignment"),
              row.getString("title"),
              row.getLong("account"),
              row.getString("name"),
              row.getInt("is_open") == 1,
              Instant.parse(row.getString("opened_at")),
              row.getInt("messages"));

  private final Database database;

  public RequestStore(Database database) {
    this.database = database;
  }

  /**
   * Which requests.
   *
   * @param section empty for all
   * @param account 0 for everybody's
   */
  record Which(long course, String section, long account, boolean isOpen) {}

  /** The newest first. */
  List<Request> list(Which which, int from, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(LIST)
                .bind("course", which.course())
                .bind("section", which.section())
                .bind("account", which.account())
                .bind("open", which.isOpen() ? 1 : 0)
                .bind("from", from)
                .bind("most", most)
                .map(ROW)
                .list());
  }

  Optional<Request> find(long course, long id) {
    return database.read(
        handle -> handle.createQuery(ONE).bind("id", id).bind("course", course).map(ROW).findOne());
  }

  List<Request.Message> messages(Request request) {
    return database.read(
        handle ->
            handle
                .createQuery(MESSAGES)
                .bind("request", request.id())
                .map(
                    (row, context) ->
                        new Request.Message(
                            row.getString("name"),
                            row.getLong("account") == request.account(),
                            row.getString("text"),
                            Instant.parse(row.getString("said_at"))))
                .list());
  }

  /** Asks, or asks again in the thread that there is; gives its number. */
  long ask(long course, long assignment, Account student, String text, Instant now) {
    return database.write(
        handle -> {
          long id =
              handle
                  .createQuery(
                      """
                      INSERT INTO regrade_request (course, assignment, account, is_open, opened_at)
                      VALUES (:course, :assignment, :account, 1, :now)
                      ON CONFLICT (assignment, account) DO UPDATE SET is_open = 1
                      RETURNING id
                      """)
                  .bind("course", course)
                  .bind("assignment", assignment)
                  .bind("account", student.id())
                  .bind("now", now.toString())
                  .mapTo(Long.class)
                  .one();
          say(handle, id, student, text, now);
          return id;
        });
  }

  /** Says something, and leaves the request open or closed. */
  void answer(Request request, Account who, String text, boolean isOpen, Instant now) {
    database.write(
        handle -> {
          if (!text.isEmpty()) {
            say(handle, request.id(), who, text, now);
          }
          return handle.execute(
              "UPDATE regrade_request SET is_open = ? WHERE id = ?", isOpen ? 1 : 0, request.id());
        });
  }

  private static void say(Handle handle, long request, Account who, String text, Instant now) {
    handle.execute(
        "INSERT INTO regrade_message (request, account, text, said_at) VALUES (?, ?, ?, ?)",
        request,
        who.id(),
        text,
        now.toString());
  }
}
