package touchline.server.invite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.account.InvitationStore;
import touchline.server.account.Learner;
import touchline.server.account.MailAddress;
import touchline.server.account.guard.Secret;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.mail.OutboxStore;
import touchline.server.store.Database;

/** Invitations for many students of a course at once. */
public final class InviteStore {
  /**
   * Students without a password for whom this person may make links: an administrator for all, an
   * instructor for those whose account a roster of the course made, and who are in no course of
   * others, as it is with the links that they make one by one.
   */
  private static final String INVITED =
      """
      FROM member JOIN account ON account.id = member.account
      WHERE member.course = :course AND member.role = 'student' AND account.password IS NULL
        AND account.erased_at IS NULL AND account.is_administrator = 0
        AND (:section = '' OR member.section = :section)
        AND (:again = 1 OR NOT EXISTS (
          SELECT 1 FROM link_made WHERE link_made.account = account.id))
        AND (:all = 1 OR (account.made_by_course = :course AND NOT EXISTS (
          SELECT 1 FROM member theirs WHERE theirs.account = account.id
            AND (theirs.role <> 'student' OR NOT EXISTS (
              SELECT 1 FROM member mine WHERE mine.account = :maker
                AND mine.course = theirs.course AND mine.role IN ('owner', 'instructor'))))))
      """;

  private static final String PEOPLE =
      "SELECT account.id, account.learner, account.login, account.name, account.is_administrator,"
          + " account.mail, member.section "
          + INVITED
          + "ORDER BY member.section, lower(account.name), account.id";

  static final String BATCHES =
      """
      SELECT invite_batch.id, account.name, made_at, section, way, count(*) AS people,
        sum(CASE WHEN invited.password IS NOT NULL THEN 1 ELSE 0 END) AS come,
        sum(CASE WHEN state = 'waiting' AND invited.password IS NULL THEN 1 ELSE 0 END) AS waiting,
        sum(CASE WHEN state = 'failed' THEN 1 ELSE 0 END) AS failed,
        sum(CASE WHEN state = 'unknown' THEN 1 ELSE 0 END) AS unknown
      FROM invite_batch JOIN account ON account.id = made_by
      JOIN invite ON invite.batch = invite_batch.id
      JOIN account invited ON invited.id = invite.account
      WHERE course = :course AND (:batch = 0 OR invite_batch.id = :batch)
      GROUP BY invite_batch.id, account.name, made_at, section, way
      ORDER BY invite_batch.id DESC LIMIT :most
      """;

  private static final String OF_BATCH =
      """
      SELECT login, name, CASE WHEN password IS NOT NULL THEN 'come' ELSE state END AS state
      FROM invite JOIN account ON account.id = invite.account
      WHERE batch = :batch AND login > :after ORDER BY login LIMIT :most
      """;

  private final Database database;
  private final InvitationStore invitations;
  private final OutboxStore outbox;

  public InviteStore(Database database, InvitationStore invitations, OutboxStore outbox) {
    this.database = database;
    this.invitations = invitations;
    this.outbox = outbox;
  }

  /**
   * Whom somebody invites.
   *
   * @param section empty for the whole course
   * @param isAgain whether also those for whom a link was made already
   */
  record Choice(long course, Account maker, String section, boolean isAgain) {}

  /** One of them; the address is empty if none is known. */
  record Person(Account account, String section, String address) {}

  /** Somebody with the link that was made for them. */
  record Link(Person person, Secret secret) {}

  /** Somebody of a batch; templates read it. */
  public record Invited(String login, String name, String state) {}

  List<Person> people(Choice choice) {
    return database.read(handle -> people(handle, choice));
  }

  private static List<Person> people(Handle handle, Choice choice) {
    return handle
        .createQuery(PEOPLE)
        .bind("course", choice.course())
        .bind("section", choice.section())
        .bind("again", choice.isAgain() ? 1 : 0)
        .bind("all", choice.maker().isAdministrator() ? 1 : 0)
        .bind("maker", choice.maker().id())
        .map((row, context) -> person(row))
        .list();
  }

  private static Person person(ResultSet row) throws SQLException {
    Account account =
        new Account(
            row.getLong("id"),
            new Learner(row.getLong("learner")),
            row.getString("login"),
            row.getString("name"),
            row.getInt("is_administrator") == 1);
    String mail = row.getString("mail");
    boolean isAddress = MailAddress.problem(account.login()).isEmpty();
    String address = mail != null ? mail : isAddress ? account.login() : "";
    return new Person(account, row.getString("section"), address);
  }

  /** Mails all of them a link, little by little; gives the number of the batch, 0 for nobody. */
  long mail(Choice choice, Instant now) {
    return database.write(
        handle -> {
          List<Person> people = people(handle, choice);
          long batch = people.isEmpty() ? 0 : begin(handle, choice, "mail", people.size(), now);
          for (Person person : people) {
            boolean isKnown = !person.address().isEmpty();
            put(handle, batch, person, isKnown ? "waiting" : "unknown");
            if (isKnown) {
              note(handle, choice, person, now);
              outbox.inviteOneOfMany(handle, batch, person.account().id(), person.address());
            }
          }
          return batch;
        });
  }

  /** Makes a link for each of them, to hand over; earlier ones of theirs end. */
  List<Link> links(Choice choice, Instant now) {
    return database.write(
        handle -> {
          List<Person> people = people(handle, choice);
          List<Link> links = new ArrayList<>();
          long batch = people.isEmpty() ? 0 : begin(handle, choice, "links", people.size(), now);
          for (Person person : people) {
            put(handle, batch, person, "made");
            note(handle, choice, person, now);
            links.add(new Link(person, invitations.inviteOnPaper(handle, person.account(), now)));
          }
          return links;
        });
  }

  private static long begin(Handle handle, Choice choice, String way, int people, Instant now) {
    String how = way.equals("mail") ? " invited by mail" : " links to hand over";
    String where = choice.section().isEmpty() ? "the course" : "section " + choice.section();
    Change change = new Change("invitations", where, "", people + how);
    AuditStore.log(handle, choice.maker(), choice.course(), change, now);
    return handle
        .createUpdate(
            """
            INSERT INTO invite_batch (course, made_by, made_at, section, way)
            VALUES (:course, :maker, :now, :section, :way)
            """)
        .bind("course", choice.course())
        .bind("maker", choice.maker().id())
        .bind("now", now.toString())
        .bind("section", choice.section())
        .bind("way", way)
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }

  private static void put(Handle handle, long batch, Person person, String state) {
    handle.execute(
        "INSERT INTO invite (batch, account, state) VALUES (?, ?, ?)",
        batch,
        person.account().id(),
        state);
  }

  /** So that the account's owner can read who made links for it. */
  private static void note(Handle handle, Choice choice, Person person, Instant now) {
    handle.execute(
        "INSERT INTO link_made (account, made_by, made_at) VALUES (?, ?, ?)",
        person.account().id(),
        choice.maker().id(),
        now.toString());
  }

  /** The latest first. */
  List<Batch> batches(long course, int most) {
    return batches(course, 0, most);
  }

  Optional<Batch> batch(long course, long batch) {
    return batches(course, batch, 1).stream().findFirst();
  }

  private List<Batch> batches(long course, long batch, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(BATCHES)
                .bind("course", course)
                .bind("batch", batch)
                .bind("most", most)
                .map((row, context) -> batch(row))
                .list());
  }

  private static Batch batch(ResultSet row) throws SQLException {
    return new Batch(
        row.getLong("id"),
        row.getString("name"),
        Instant.parse(row.getString("made_at")),
        row.getString("section"),
        row.getString("way").equals("mail"),
        row.getInt("people"),
        row.getInt("come"),
        row.getInt("waiting"),
        row.getInt("failed"),
        row.getInt("unknown"));
  }

  /** The people of a batch by login, from the one after this on. */
  List<Invited> invited(long batch, String after, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(OF_BATCH)
                .bind("batch", batch)
                .bind("after", after)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Invited(
                            row.getString("login"), row.getString("name"), row.getString("state")))
                .list());
  }
}
