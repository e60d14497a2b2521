package touchline.server.news;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Account;
import touchline.server.account.MailAddress;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.mail.OutboxStore;
import touchline.server.store.Database;

/** What is new in courses, for whom, and up to when they have read it. */
public final class NewsStore {
  /**
   * Of published assignments that have opened only: before, nobody is told of them. Of points that
   * are held back nobody is told before they are released, and then once. Comments on somebody's
   * work are told with their points, all of an assignment as one.
   */
  static final String NEW =
      """
      SELECT 'announcement' AS kind, title, text, 0 AS assignment, 0 AS request, at
      FROM announcement WHERE course = :course AND at > :since AND account <> :account
      UNION ALL
      SELECT 'answer', assignment.title, '', assignment.id, regrade_request.id, said_at
      FROM regrade_request JOIN regrade_message ON regrade_message.request = regrade_request.id
      JOIN assignment ON assignment.id = regrade_request.assignment
      WHERE regrade_request.course = :course AND regrade_request.account = :account
        AND regrade_message.account <> :account AND said_at > :since AND is_published = 1
      UNION ALL
      SELECT 'points', assignment.title, '', assignment.id, 0, given_at
      FROM assignment JOIN override ON override.assignment = assignment.id
      WHERE assignment.course = :course AND override.account = :account
        AND given_at > :since AND is_published = 1 AND is_held = 0
        AND (released_at IS NULL OR given_at > released_at)
      UNION ALL
      SELECT 'released', title, '', id, 0, released_at
      FROM assignment
      WHERE course = :course AND released_at > :since AND is_published = 1 AND is_held = 0
        AND (EXISTS (SELECT 1 FROM grade
            WHERE grade.assignment = assignment.id AND grade.account = :account)
          OR EXISTS (SELECT 1 FROM override
            WHERE override.assignment = assignment.id AND override.account = :account))
      UNION ALL
      SELECT 'comments', title, '', about, 0,
        max(CASE WHEN released_at > given_at THEN released_at ELSE given_at END)
      FROM (
        SELECT title, assignment.id AS about, released_at, given_at, is_published, is_held
        FROM assignment JOIN attempt ON attempt.assignment = assignment.id
        JOIN code_submission ON code_submission.attempt = attempt.id
        JOIN annotation ON annotation.submission = code_submission.id
        WHERE course = :course AND attempt.account = :account
        UNION ALL
        SELECT title, assignment.id, released_at, given_at, is_published, is_held
        FROM assignment CROSS JOIN feedback
        WHERE course = :course AND assignment = assignment.id AND account = :account
          AND (comment <> '' OR points IS NOT NULL)
        UNION ALL
        SELECT title, assignment.id, released_at, given_at, is_published, is_held
        FROM assignment JOIN rubric_item ON rubric_item.assignment = assignment.id
        JOIN rubric_tick ON rubric_tick.item = rubric_item.id
        WHERE course = :course AND account = :account
      ) AS said
      WHERE is_published = 1 AND is_held = 0 AND (given_at > :since OR released_at > :since)
      GROUP BY about, title
      UNION ALL
      SELECT 'time', assignment.title, '', assignment.id, 0, given_at
      FROM assignment JOIN extension ON extension.assignment = assignment.id
      JOIN member ON member.course = assignment.course AND member.account = :account
      WHERE assignment.course = :course AND member.role = 'student' AND given_at > :since
        AND is_published = 1 AND opens_at <= :now
        AND (extension.account = :account OR (extension.account IS NULL
          AND (extension.section = '' OR extension.section = member.section)))
      ORDER BY 6 DESC, 1, 4, 5, 2, 3 LIMIT :most OFFSET :from
      """;

  private static final String WAITING =
      """
      SELECT count(*) FROM regrade_request WHERE course = :course AND is_open = 1 AND account = (
        SELECT regrade_message.account FROM regrade_message
        WHERE regrade_message.request = regrade_request.id ORDER BY id DESC LIMIT 1)
      """;

  private static final String SEEN =
      """
      SELECT coalesce(seen_at, joined_at) FROM member
      LEFT JOIN news_seen ON news_seen.course = member.course
        AND news_seen.account = member.account
      WHERE member.course = :course AND member.account = :account
      """;

  private static final String READERS =
      """
      SELECT account.id, login, CASE WHEN mail_confirmed = 1 THEN mail END AS mail
      FROM member JOIN account ON account.id = member.account
      WHERE course = :course AND account.id <> :account AND erased_at IS NULL
        AND password IS NOT NULL
      """;

  private final Database database;
  private final OutboxStore outbox;

  public NewsStore(Database database, OutboxStore outbox) {
    this.database = database;
    this.outbox = outbox;
  }

  /** The newest first. */
  List<Item> since(long course, long account, Instant since, Instant now, int most) {
    return database.read(handle -> since(handle, course, account, since, now, most));
  }

  /** All that ever was new, the newest first, from a row on. */
  List<Item> all(long course, long account, Instant now, int from, int most) {
    return database.read(handle -> list(handle, course, account, Instant.EPOCH, now, from, most));
  }

  static List<Item> since(
      Handle handle, long course, long account, Instant since, Instant now, int most) {
    return list(handle, course, account, since, now, 0, most);
  }

  private static List<Item> list(
      Handle handle, long course, long account, Instant since, Instant now, int from, int most) {
    return handle
        .createQuery(NEW)
        .bind("course", course)
        .bind("account", account)
        .bind("since", since.toString())
        .bind("now", now.toString())
        .bind("from", from)
        .bind("most", most)
        .map((row, context) -> item(row, course))
        .list();
  }

  private static Item item(ResultSet row, long course) throws SQLException {
    String kind = row.getString("kind");
    String path = "/courses/" + course;
    return new Item(
        kind,
        row.getString("title"),
        row.getString("text"),
        switch (kind) {
          case "answer" -> path + "/requests/" + row.getLong("request");
          case "points", "released" -> path + "/grades";
          case "time", "comments" -> path + "/assignments/" + row.getLong("assignment");
          default -> "";
        },
        Instant.parse(row.getString("at")));
  }

  /** Up to when somebody has read; empty for who is not in the course, as an administrator. */
  Optional<Instant> seen(long course, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(SEEN)
                .bind("course", course)
                .bind("account", account)
                .mapTo(String.class)
                .findOne()
                .map(Instant::parse));
  }

  void see(long course, long account, Instant now) {
    database.write(
        handle ->
            handle.execute(
                """
                INSERT INTO news_seen (course, account, seen_at) VALUES (?, ?, ?)
                ON CONFLICT (course, account) DO UPDATE SET seen_at = excluded.seen_at
                """,
                course,
                account,
                now.toString()));
  }

  /** Open questions of students whose last word is theirs. */
  int questions(long course) {
    return count(WAITING, course);
  }

  /** New marks that nobody has decided about. */
  int remarks(long course) {
    return count("SELECT count(*) FROM remark WHERE course = :course AND state = 'shown'", course);
  }

  private int count(String query, long course) {
    return database.read(
        handle -> handle.createQuery(query).bind("course", course).mapTo(Integer.class).one());
  }

  /** An announcement; by mail, too, to everybody of whom an address is known, if that is wanted. */
  void announce(long course, Account who, Item item, String letter, boolean isMailed, Instant now) {
    database.write(
        handle -> {
          handle.execute(
              "INSERT INTO announcement (course, account, title, text, at) VALUES (?, ?, ?, ?, ?)",
              course,
              who.id(),
              item.title(),
              item.text(),
              now.toString());
          String how = isMailed ? "made, and mailed to everybody" : "made";
          Change change = new Change("announcement", item.title(), "", how);
          AuditStore.log(handle, who, course, change, now);
          if (isMailed) {
            mail(handle, course, who, item.title(), letter);
          }
          return item;
        });
  }

  private void mail(Handle handle, long course, Account who, String title, String letter) {
    handle
        .createQuery(READERS)
        .bind("course", course)
        .bind("account", who.id())
        .map(
            (row, context) ->
                new Reader(row.getLong("id"), row.getString("login"), row.getString("mail")))
        .list()
        .forEach(
            reader ->
                reader
                    .address()
                    .ifPresent(to -> outbox.tell(handle, reader.account(), to, title, letter)));
  }

  /** Somebody who may be written to. */
  record Reader(long account, String login, @Nullable String mail) {
    Optional<String> address() {
      return Optional.ofNullable(mail)
          .or(() -> Optional.of(login))
          .filter(one -> MailAddress.problem(one).isEmpty());
    }
  }
}
