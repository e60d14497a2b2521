package touchline.server.lti.roster;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.account.Learner;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.MemberStore;
import touchline.server.lti.person.OutsideAccountStore;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.service.PlatformMember;
import touchline.server.lti.token.PlatformRole;
import touchline.server.store.Database;

/**
 * Takes over who is in a course of a platform: new people come in, roles follow, who left is
 * marked.
 */
public final class PlatformRosterStore {
  private static final String WHO_LEFT =
      """
      SELECT account.name, lti_member.left_at FROM lti_member
      JOIN lti_context ON lti_context.id = lti_member.context
      JOIN account ON account.id = lti_member.account
      WHERE course = :course AND left_at IS NOT NULL AND erased_at IS NULL
      ORDER BY left_at DESC, account.id LIMIT :most
      """;

  private final Database database;
  private final OutsideAccountStore people;

  public PlatformRosterStore(Database database, OutsideAccountStore people) {
    this.database = database;
    this.people = people;
  }

  /** Who was seen in a course of a platform before. */
  private record Seen(CourseRole role, boolean hasLeft) {}

  /** What became of a list. */
  record Taken(int came, int left, int moved) {
    Taken plus(Taken more) {
      return new Taken(came + more.came, left + more.left, moved + more.moved);
    }
  }

  /** Somebody who has left the course there; templates read it. */
  public record Left(String name, Instant at) {}

  /** Takes a list over, whole or not at all; a second time it changes nothing. */
  Taken take(Platform platform, PlatformCourse there, List<PlatformMember> list, Instant now) {
    return database.write(
        handle -> {
          Map<Long, Seen> before = seen(handle, there);
          Set<Long> present = new HashSet<>();
          Taken taken = new Taken(0, 0, 0);
          for (PlatformMember member : list) {
            Optional<CourseRole> role = PlatformRole.of(member.roles());
            if (member.isActive() && role.isPresent() && isName(member.subject())) {
              String issuer = platform.issuer();
              long id = people.enter(handle, issuer, member.subject(), member.name(), now);
              if (present.add(id)) {
                taken =
                    taken.plus(
                        present(
                            handle,
                            there,
                            member.subject(),
                            account(handle, id),
                            role.get(),
                            before,
                            now));
              }
            }
          }
          for (Map.Entry<Long, Seen> one : before.entrySet()) {
            if (!present.contains(one.getKey()) && !one.getValue().hasLeft()) {
              mark(handle, there, one.getKey(), now);
              taken = taken.plus(new Taken(0, 1, 0));
            }
          }
          handle.execute(
              "UPDATE lti_roster SET read_at = ?, problem = '' WHERE context = ?",
              now.toString(),
              there.id());
          return taken;
        });
  }

  private static boolean isName(String subject) {
    return !subject.isBlank() && subject.length() <= 255;
  }

  private static Map<Long, Seen> seen(Handle handle, PlatformCourse there) {
    Map<Long, Seen> seen = new HashMap<>();
    handle
        .createQuery("SELECT account, role, left_at FROM lti_member WHERE context = :context")
        .bind("context", there.id())
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("account"),
                    new Seen(
                        CourseRole.of(row.getString("role")).orElseThrow(),
                        row.getString("left_at") != null)))
        .forEach(one -> seen.put(one.getKey(), one.getValue()));
    return seen;
  }

  private static Account account(Handle handle, long id) {
    return handle
        .createQuery(
            "SELECT id, learner, login, name, is_administrator FROM account WHERE id = :id")
        .bind("id", id)
        .map(
            (row, context) ->
                new Account(
                    row.getLong("id"),
                    new Learner(row.getLong("learner")),
                    row.getString("login"),
                    row.getString("name"),
                    row.getInt("is_administrator") == 1))
        .one();
  }

  private static Taken present(
      Handle handle,
      PlatformCourse there,
      String subject,
      Account account,
      CourseRole role,
      Map<Long, Seen> before,
      Instant now) {
    Seen seen = before.get(account.id());
    if (seen != null && seen.role() == role && !seen.hasLeft()) {
      return new Taken(0, 0, 0);
    }
    handle
        .createUpdate(
            """
            INSERT INTO lti_member (context, account, subject, role, left_at)
            VALUES (:context, :account, :subject, :role, NULL)
            ON CONFLICT (context, account) DO UPDATE SET subject = excluded.subject,
              role = excluded.role, left_at = NULL
            """)
        .bind("context", there.id())
        .bind("account", account.id())
        .bind("subject", subject)
        .bind("role", role.word())
        .execute();
    String how = "by the roster of a learning platform";
    MemberStore.enter(handle, there.course(), account, role, how, now);
    boolean isMoved = false;
    if (seen != null && seen.role() != role && move(handle, there, account, role)) {
      isMoved = true;
      Change change =
          new Change(
              "member",
              AuditStore.person(account.id()),
              seen.role().word(),
              role.word() + ", " + how);
      AuditStore.log(handle, account, there.course(), change, now);
    }
    boolean isBack = seen == null || seen.hasLeft();
    return new Taken(isBack ? 1 : 0, 0, isMoved ? 1 : 0);
  }

  /** An owner stays one, whatever they are there: somebody has to be able to undo things. */
  private static boolean move(
      Handle handle, PlatformCourse there, Account account, CourseRole role) {
    return handle.execute(
            "UPDATE member SET role = ? WHERE course = ? AND account = ? AND role <> 'owner'"
                + " AND role <> ?",
            role.word(),
            there.course(),
            account.id(),
            role.word())
        == 1;
  }

  private static void mark(Handle handle, PlatformCourse there, long account, Instant now) {
    handle.execute(
        "UPDATE lti_member SET left_at = ? WHERE context = ? AND account = ?",
        now.toString(),
        there.id(),
        account);
    Change change =
        new Change("member", AuditStore.person(account), "on the platform's roster", "left there");
    AuditStore.log(handle, account, there.course(), change, now);
  }

  /** Who has left there, the latest first; they are still in the course here. */
  List<Left> left(long course, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(WHO_LEFT)
                .bind("course", course)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Left(row.getString("name"), Instant.parse(row.getString("left_at"))))
                .list());
  }
}
