package touchline.server.course;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  private static final String CHOSEN =
      """
      WHERE member.course = :course AND (:section = '' OR section = :section)
        AND (account.login LIKE :part ESCAPE '!' OR lower(account.name) LIKE :part ESCAPE '!')
        AND (:who = 'everybody' OR (:who = 'staff' AND member.role <> 'student')
          OR (:who = 'awaited' AND member.role = 'student' AND account.password IS NULL
            AND account.erased_at IS NULL))
      """;

  private static final String PAGE = ", account.id LIMIT :most OFFSET :from";

  /** The last word of a name, in the few functions that both databases have. */
  private static final String FAMILY =
      "lower(replace(account.name, rtrim(account.name, replace(account.name, ' ', '')), ''))";

  private static final String BY_NAME = "lower(account.name)";

  private static final Map<String, String> ORDERS =
      Map.of(
          MemberChoice.ROLE, "member.role = 'student', " + BY_NAME,
          MemberChoice.NAME, BY_NAME,
          MemberChoice.FAMILY, FAMILY + ", " + BY_NAME,
          MemberChoice.LOGIN, "account.login",
          MemberChoice.SECTION, "member.section, " + BY_NAME);

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

  @Override
  public boolean makesCourses(Account account) {
    return account.isAdministrator()
        || database.read(
            handle ->
                handle
                    .createQuery("SELECT 1 FROM account WHERE id = :id AND makes_courses = 1")
                    .bind("id", account.id())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent());
  }

  @Override
  public boolean teaches(Account account) {
    return makesCourses(account)
        || database.read(
            handle ->
                handle
                        .createQuery(
                            """
                        SELECT count(*) FROM member
                        WHERE account = :id AND role IN ('instructor', 'owner')
                        """)
                        .bind("id", account.id())
                        .mapTo(Integer.class)
                        .one()
                    > 0);
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

  /** Those that a choice shows, in its order. */
  List<Member> list(long course, MemberChoice choice, int from, int most) {
    String part = choice.part().toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0");
    return database.read(
        handle ->
            handle
                .createQuery(QUERY + CHOSEN + "ORDER BY " + ORDERS.get(choice.sort()) + PAGE)
                .bind("course", course)
                .bind("section", choice.section())
                .bind("who", choice.who())
                .bind("part", '%' + part + '%')
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
    transaction.execute(
        "DELETE FROM former_member WHERE course = ? AND account = ?", course, account.id());
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

  /** Takes everybody into a course who teaches another one, in the same roles. */
  public static void copyStaff(Handle transaction, long from, long to, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO member (course, account, role, section, joined_at)
            SELECT :to, account, role, '', :now FROM member WHERE course = :from
              AND role <> 'student' AND account NOT IN (
                SELECT account FROM member there WHERE there.course = :to)
              AND account NOT IN (SELECT id FROM account WHERE erased_at IS NOT NULL)
            """)
        .bind("from", from)
        .bind("to", to)
        .bind("now", now.toString())
        .execute();
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

  /** A student who joins by the code; false for who was taken out of the course. */
  public boolean join(long course, Account account, Instant now) {
    return database.write(handle -> join(handle, course, account, now));
  }

  /** The same in a running transaction. */
  public static boolean join(Handle handle, long course, Account account, Instant now) {
    return enter(handle, course, account, CourseRole.STUDENT, "by the join code", now);
  }

  /** The same in any role, and in any way. */
  public static boolean enter(
      Handle handle, long course, Account account, CourseRole role, String how, Instant now) {
    if (FormerMemberStore.isFormer(handle, course, account.id())) {
      return false;
    }
    if (add(handle, course, account, role, "", now)) {
      String after = role.word() + ", " + how;
      Change change = new Change("member", AuditStore.person(account.id()), "", after);
      AuditStore.log(handle, account, course, change, now);
    }
    return true;
  }

  /**
   * Takes somebody out; what they did stays, and comes back with them. Not so where it would leave
   * no owner.
   */
  boolean takeOut(long course, Member member, Account who, Instant now) {
    return database.write(
        handle -> {
          if (!FormerMemberStore.move(handle, course, member.account(), now)) {
            return false;
          }
          following.moved(handle, course);
          String before = words(member.role(), member.section());
          Change change =
              new Change("member", AuditStore.person(member.account()), before, "taken out");
          AuditStore.log(handle, who, course, change, now);
          return true;
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
