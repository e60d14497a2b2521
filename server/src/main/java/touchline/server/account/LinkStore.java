package touchline.server.account;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/** Who made which links for whom: may they, and what the owner of the account is told. */
public final class LinkStore {
  /** More of them tell an owner nothing new. */
  private static final int TOLD = 5;

  static final String OF =
      """
      SELECT maker.name, made_at
      FROM link_made JOIN account maker ON maker.id = made_by
      WHERE link_made.account = :account ORDER BY link_made.id DESC LIMIT :most
      """;

  /**
   * Staff of a course may make links for a student whose account its roster made, that nobody has
   * used, and that is in no course of others: an instructor must not come into an account that is
   * somebody's already, or that others take for somebody's.
   */
  static final String UNUSED =
      """
      SELECT id FROM account WHERE id IN (<accounts>) AND made_by_course = :course
        AND password IS NULL AND erased_at IS NULL AND is_administrator = 0
        AND EXISTS (SELECT 1 FROM member WHERE member.account = account.id AND course = :course)
        AND NOT EXISTS (
          SELECT 1 FROM member theirs WHERE theirs.account = account.id
            AND (theirs.role <> 'student' OR NOT EXISTS (
              SELECT 1 FROM member mine WHERE mine.account = :maker
                AND mine.course = theirs.course AND mine.role IN ('owner', 'instructor'))))
      """;

  private final Database database;
  private final InvitationStore invitations;
  private final LinkLogStore log;

  public LinkStore(Database database, InvitationStore invitations, LinkLogStore log) {
    this.database = database;
    this.invitations = invitations;
    this.log = log;
  }

  /** A link that somebody made; its owner reads it. */
  public record Made(String by, Instant at) {}

  /** A link to hand over; an earlier one of the same account ends. Empty if they may make none. */
  Optional<Secret> handOver(LinkMaker maker, Account whose, Instant now) {
    return database.write(
        handle -> {
          if (!mayMake(handle, maker, whose)) {
            return Optional.empty();
          }
          note(handle, maker, whose, "to hand over", now);
          return Optional.of(invitations.invite(handle, whose, InvitationStore.LIFE, now));
        });
  }

  /** Notes that one is going to be mailed; false if they may make none. */
  boolean mail(LinkMaker maker, Account whose, Instant now) {
    return database.write(
        handle -> {
          boolean mayMake = mayMake(handle, maker, whose);
          if (mayMake) {
            note(handle, maker, whose, "by mail", now);
          }
          return mayMake;
        });
  }

  /** Of these accounts those for which somebody may make a link. */
  Set<Long> open(LinkMaker maker, Collection<Long> accounts) {
    return database.read(handle -> open(handle, maker, accounts));
  }

  private static boolean mayMake(Handle handle, LinkMaker maker, Account whose) {
    return !open(handle, maker, List.of(whose.id())).isEmpty();
  }

  private static Set<Long> open(Handle handle, LinkMaker maker, Collection<Long> accounts) {
    if (maker.who().isAdministrator()) {
      return Set.copyOf(accounts);
    }
    if (maker.course().isEmpty() || accounts.isEmpty()) {
      return Set.of();
    }
    return handle
        .createQuery(UNUSED)
        .bindList("accounts", List.copyOf(accounts))
        .bind("course", maker.course().getAsLong())
        .bind("maker", maker.who().id())
        .mapTo(Long.class)
        .set();
  }

  private void note(Handle transaction, LinkMaker maker, Account whose, String how, Instant now) {
    transaction.execute(
        "INSERT INTO link_made (account, made_by, made_at) VALUES (?, ?, ?)",
        whose.id(),
        maker.who().id(),
        now.toString());
    log.made(transaction, maker, whose, how, now);
  }

  /** The latest that were made for somebody, the newest first. */
  List<Made> of(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery(OF)
                .bind("account", account.id())
                .bind("most", TOLD)
                .map(
                    (row, context) ->
                        new Made(row.getString("name"), Instant.parse(row.getString("made_at"))))
                .list());
  }
}
