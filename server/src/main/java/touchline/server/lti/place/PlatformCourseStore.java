package touchline.server.lti.place;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Which courses of platforms lead to which courses here. */
public final class PlatformCourseStore {
  private static final RowMapper<PlatformCourse> ROW =
      (row, context) ->
          new PlatformCourse(
              row.getLong("id"),
              row.getLong("platform"),
              row.getString("deployment"),
              row.getString("context"),
              row.getString("title"),
              row.getLong("course"),
              row.getString("memberships"),
              row.getString("line_items"),
              row.getString("scopes"));

  private final Database database;

  public PlatformCourseStore(Database database) {
    this.database = database;
  }

  public Optional<PlatformCourse> find(long platform, String deployment, String context) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT * FROM lti_context WHERE platform = :platform
                      AND deployment = :deployment AND context = :context
                    """)
                .bind("platform", platform)
                .bind("deployment", deployment)
                .bind("context", context)
                .map(ROW)
                .findOne());
  }

  public Optional<PlatformCourse> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT * FROM lti_context WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne());
  }

  /** Those that lead to a course here. */
  public List<PlatformCourse> of(long course) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT * FROM lti_context WHERE course = :course ORDER BY id")
                .bind("course", course)
                .map(ROW)
                .list());
  }

  /** Connects a course of a platform with one here, in a running transaction; its number is new. */
  public static long connect(
      Handle transaction, PlatformCourse there, String issuer, Account who, Instant now) {
    long id =
        transaction
            .createUpdate(
                """
                INSERT INTO lti_context (platform, deployment, context, title, course, memberships,
                  line_items, scopes)
                VALUES (:platform, :deployment, :context, :title, :course, :memberships,
                  :line_items, :scopes)
                """)
            .bind("platform", there.platform())
            .bind("deployment", there.deployment())
            .bind("context", there.context())
            .bind("title", there.title())
            .bind("course", there.course())
            .bind("memberships", there.memberships())
            .bind("line_items", there.lineItems())
            .bind("scopes", there.scopes())
            .executeAndReturnGeneratedKeys("id")
            .mapTo(Long.class)
            .one();
    Change change = new Change("learning platform", issuer, "", "connected: " + there.title());
    AuditStore.log(transaction, who, there.course(), change, now);
    return id;
  }

  /** Notes what a launch said of its services, if that has changed; an empty text says nothing. */
  public void note(PlatformCourse there, String memberships, String lineItems, String scopes) {
    String newMemberships = memberships.isEmpty() ? there.memberships() : memberships;
    String newItems = lineItems.isEmpty() ? there.lineItems() : lineItems;
    String newScopes = lineItems.isEmpty() && scopes.isEmpty() ? there.scopes() : scopes;
    if (newMemberships.equals(there.memberships())
        && newItems.equals(there.lineItems())
        && newScopes.equals(there.scopes())) {
      return;
    }
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    UPDATE lti_context SET memberships = :memberships, line_items = :line_items,
                      scopes = :scopes WHERE id = :id
                    """)
                .bind("memberships", newMemberships)
                .bind("line_items", newItems)
                .bind("scopes", newScopes)
                .bind("id", there.id())
                .execute());
  }
}
