package touchline.server.lti.place;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.store.Database;

/** The links that stand in courses of platforms. */
public final class PlatformLinkStore {
  private static final RowMapper<PlatformLink> ROW =
      (row, context) ->
          new PlatformLink(
              row.getLong("id"),
              row.getLong("context"),
              row.getString("resource"),
              row.getString("title"),
              row.getString("target"),
              row.getObject("assignment") == null
                  ? OptionalLong.empty()
                  : OptionalLong.of(row.getLong("assignment")),
              row.getString("line_item"));

  private final Database database;

  public PlatformLinkStore(Database database) {
    this.database = database;
  }

  public Optional<PlatformLink> find(long context, String resource) {
    return database.read(handle -> find(handle, context, resource));
  }

  private static Optional<PlatformLink> find(Handle handle, long context, String resource) {
    return handle
        .createQuery("SELECT * FROM lti_link WHERE context = :context AND resource = :resource")
        .bind("context", context)
        .bind("resource", resource)
        .map(ROW)
        .findOne();
  }

  /** Those that lead to an assignment and take marks. */
  public List<PlatformLink> marked(long assignment) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT * FROM lti_link WHERE assignment = :assignment AND line_item <> ''
                    ORDER BY id
                    """)
                .bind("assignment", assignment)
                .map(ROW)
                .list());
  }

  /**
   * Keeps a link as the latest launch tells it; its number counts for nothing. Where that names no
   * line item, the one stays that this site made for it.
   */
  public PlatformLink keep(PlatformLink told) {
    Optional<PlatformLink> known =
        database.read(
            handle ->
                find(handle, told.context(), told.resource())
                    .filter(old -> isSame(handle, old, told)));
    return known.orElseGet(() -> database.write(handle -> put(handle, told)));
  }

  private static boolean isSame(Handle handle, PlatformLink old, PlatformLink told) {
    return old.title().equals(told.title())
        && old.target().equals(told.target())
        && (old.lineItem().equals(told.lineItem())
            || (told.lineItem().isEmpty() && isMade(handle, old)));
  }

  private static boolean isMade(Handle handle, PlatformLink link) {
    return handle
        .createQuery(
            """
            SELECT count(*) FROM lti_item JOIN lti_link ON lti_link.id = lti_item.link
            WHERE lti_link.id = :link AND lti_item.assignment = lti_link.assignment
              AND lti_item.line_item = lti_link.line_item
            """)
        .bind("link", link.id())
        .mapTo(Integer.class)
        .map(count -> count > 0)
        .one();
  }

  private static PlatformLink put(Handle handle, PlatformLink told) {
    handle
        .createUpdate(
            """
            INSERT INTO lti_link (context, resource, title, target, assignment, line_item)
            VALUES (:context, :resource, :title, :target, :assignment, :line_item)
            ON CONFLICT (context, resource) DO UPDATE SET title = excluded.title,
              target = excluded.target, assignment = excluded.assignment,
              line_item = CASE WHEN excluded.line_item <> '' THEN excluded.line_item
                ELSE coalesce((SELECT lti_item.line_item FROM lti_item
                  WHERE lti_item.link = lti_link.id
                    AND lti_item.assignment = excluded.assignment), '') END
            """)
        .bind("context", told.context())
        .bind("resource", told.resource())
        .bind("title", told.title())
        .bind("target", told.target())
        .bind("assignment", told.assignment().isPresent() ? told.assignment().getAsLong() : null)
        .bind("line_item", told.lineItem())
        .execute();
    return find(handle, told.context(), told.resource()).orElseThrow();
  }
}
