package touchline.server.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.account.Standing;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Who is in which course. */
public final class MemberStore implements Standing {
  private static final String QUERY =
      """
      SELECT account.id, account.login, account.name, member.role, member.section,
        CASE WHEN account.erased_at IS NOT NULL THEN 'GONE'
          WHEN account.password IS NOT NULL THEN 'CHOSEN' ELSE 'AWAITED' END AS password
      FROM member JOIN account ON account.id = member.account
      """;

  private static final RowMapper<Member> ROW =
      (row, context) ->
          new Member(
              row.getLong("id"),
              row.getString("login"),
              row.getString("name"),
              CourseRole.of(row.getString("role")).orElseThrow(),
              row.getString("section"),
              Member.Password.valueOf(row.getString("password")));

  private final Database database;
  private final FollowingStore following;

  public MemberStore(Database database, FollowingStore following) {
    this.database = database;
    this.following = following;
  }

  /** An administrator is at home in every course. */
  @Override
  public Optional<CourseRole> of(Account account, long course) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT CASE WHEN :is_administrator THEN 'owner' ELSE member.role END
                    FROM course LEFT JOIN member
                      ON member.course = course.id AND member.account = :account
                    WHERE course.id = :course
                    """)
                .bind("is_administrator", account.isAdministrator())
                .bind("account", account.id())
                .bind("course", course)
                .mapTo(String.class)
                .findOne()
                .flatMap(CourseRole::of));
  }

  /** Whether somebody is in any course. */
  public boolean isInAny(Account account) {
    return database.read(
        handle ->
            handle
                    .createQuery("SELECT count(*) FROM member WHERE account = :account")
                    .bind("account", account.id())
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }

  /** Staff first, then by name; {@code section} empty for all. */
  List<Member> list(long course, String section, int from, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    QUERY
                        + """
                        WHERE member.course = :course AND (:section = '' OR section = :section)
                        ORDER BY member.role = 'student', account.name, account.id
                        LIMIT :most OFFSET :from
                        """)
                .bind("course", course)
                .bind("section", section)
                .bind("most", most)
                .bind("from", from)
                .map(ROW)
                .list());
  }

  public Optional<Member> find(long course, long account) {
    return database.read(handle -> find(handle, course, account));
  }

  private static Optional<Member> find(Handle handle, long course, long account) {
    return handle
        .createQuery(QUERY + "WHERE member.course = :course AND member.account = :account")
        .bind("course", course)
        .bind("account", account)
        .map(ROW)
        .findOne();
  }

  /** The sections in use, by name. */
  public List<String> sections(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT DISTINCT section FROM member
                    WHERE course = :course AND section <> '' ORDER BY section
                    """)
                .bind("course", course)
                .mapTo(String.class)
                .list());
  }

  /** Adds somebody in a running transaction; who is in it already stays what they are. */
  static boolean add(
      Handle transaction,
      long course,
      Account account,
      CourseRole role,
      String section,
      Instant now) {
    return transaction
            .createUpdate(
                """
                INSERT INTO member (course, account, role, section, joined_at)
                VALUES (:course, :account, :role, :section, :now)
                ON CONFLICT (course, account) DO NOTHING
                """)
            .bind("course", course)
            .bind("account", account.id())
            .bind("role", role.word())
            .bind("section", section)
            .bind("now", now.toString())
            .execute()
        == 1;
  }

  /** Takes somebody in; who is in already stays what they are. */
  void takeIn(long course, Account account, CourseRole role, Account who, Instant now) {
    database.write(
        handle -> {
          boolean isNew = add(handle, course, account, role, "", now);
          if (isNew) {
            Change change = new Change("member", AuditStore.person(account.id()), "", role.word());
            AuditStore.log(handle, who, course, change, now);
          }
          return isNew;
        });
  }

  /** A student who joins by the code. */
  void join(long course, Account account, Instant now) {
    database.write(
        handle -> {
          boolean isNew = add(handle, course, account, CourseRole.STUDENT, "", now);
          if (isNew) {
            Change change =
                new Change(
                    "member", AuditStore.person(account.id()), "", "student, by the join code");
            AuditStore.log(handle, account, course, change, now);
          }
          return isNew;
        });
  }

  /** Gives somebody another role or section; not so where it would leave no owner. */
  boolean change(
      long course, Member member, CourseRole role, String section, Account who, Instant now) {
    return database.write(
        handle -> {
          int changed =
              handle
                  .createUpdate(
                      """
                      UPDATE member SET role = :role, section = :section
                      WHERE course = :course AND account = :account
                        AND (:role = 'owner' OR role <> 'owner' OR EXISTS (
                          SELECT 1 FROM member other WHERE other.course = :course
                            AND other.role = 'owner' AND other.account <> :account))
                      """)
                  .bind("role", role.word())
                  .bind("section", section)
                  .bind("course", course)
                  .bind("account", member.account())
                  .execute();
          if (changed == 1) {
            Change change =
                new Change(
                    "member",
                    AuditStore.person(member.account()),
                    words(member.role(), member.section()),
                    words(role, section));
            following.moved(handle, course);
            AuditStore.log(handle, who, course, change, now);
          }
          return changed == 1;
        });
  }

  static String words(CourseRole role, String section) {
    return section.isEmpty() ? role.word() : role.word() + " in " + section;
  }
}
