package touchline.server.news;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.mail.OutboxStore;
import touchline.server.store.Database;

/** Who wants news by mail, and the letters that tell them. */
public final class ChoiceStore {
  private static final Duration DAY = Duration.ofDays(1);

  /** In a letter; there is more on the page. */
  private static final int MOST = 30;

  private static final String DUE =
      """
      SELECT news_choice.account, login, CASE WHEN mail_confirmed = 1 THEN mail END AS mail,
        told_at FROM news_choice
      JOIN account ON account.id = news_choice.account
      WHERE (choice = 'once' OR told_at <= :dayAgo) AND erased_at IS NULL
      """;

  private final Database database;
  private final OutboxStore outbox;

  public ChoiceStore(Database database, OutboxStore outbox) {
    this.database = database;
    this.outbox = outbox;
  }

  /** {@code once}, {@code daily}, or empty for never. */
  String of(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT choice FROM news_choice WHERE account = :account")
                .bind("account", account.id())
                .mapTo(String.class)
                .findOne()
                .orElse(""));
  }

  void set(Account account, String choice, Instant now) {
    database.write(
        handle -> {
          handle.execute("DELETE FROM news_choice WHERE account = ?", account.id());
          return choice.isEmpty()
              ? 0
              : handle.execute(
                  "INSERT INTO news_choice (account, choice, told_at) VALUES (?, ?, ?)",
                  account.id(),
                  choice,
                  now.toString());
        });
  }

  private record Due(NewsStore.Reader reader, String toldAt) {}

  private record InCourse(long id, String title) {}

  /**
   * Writes letters to everybody who is due; several servers write each once.
   *
   * @param site its address, for links
   */
  public void tell(String site, Instant now) {
    List<Due> due =
        database.read(
            handle ->
                handle
                    .createQuery(DUE)
                    .bind("dayAgo", now.minus(DAY).toString())
                    .map(
                        (row, context) ->
                            new Due(
                                new NewsStore.Reader(
                                    row.getLong("account"),
                                    row.getString("login"),
                                    row.getString("mail")),
                                row.getString("told_at")))
                    .list());
    due.forEach(one -> database.write(handle -> tell(handle, one, site, now)));
  }

  private int tell(Handle handle, Due due, String site, Instant now) {
    int taken =
        handle.execute(
            "UPDATE news_choice SET told_at = ? WHERE account = ? AND told_at = ?",
            now.toString(),
            due.reader().account(),
            due.toldAt());
    Optional<String> address = due.reader().address();
    if (taken == 1 && address.isPresent()) {
      List<String> lines = lines(handle, due, site, now);
      if (!lines.isEmpty()) {
        String words = String.join("\n", lines) + "\n\nHow news reach you: " + site;
        outbox.tell(
            handle,
            due.reader().account(),
            address.get(),
            "What is new at Touchline",
            words + "/account/news\n");
      }
    }
    return taken;
  }

  private static List<String> lines(Handle handle, Due due, String site, Instant now) {
    List<String> lines = new ArrayList<>();
    Instant since = Instant.parse(due.toldAt());
    for (InCourse course : courses(handle, due.reader().account())) {
      List<Item> items =
          NewsStore.since(handle, course.id(), due.reader().account(), since, now, MOST);
      for (Item item : items) {
        String path = item.path().isEmpty() ? "/courses/" + course.id() + "/news" : item.path();
        lines.add(course.title() + ": " + item.words() + "\n  " + site + path);
      }
    }
    return lines;
  }

  private static List<InCourse> courses(Handle handle, long account) {
    return handle
        .createQuery(
            """
            SELECT course.id, title FROM member JOIN course ON course.id = member.course
            WHERE account = :account AND is_archived = 0 ORDER BY title, course.id
            """)
        .bind("account", account)
        .map((row, context) -> new InCourse(row.getLong("id"), row.getString("title")))
        .list();
  }
}
