package touchline.server.lti.platform;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** The learning platforms, and the places there from which launches are taken. */
public final class PlatformStore {
  private static final RowMapper<Platform> ROW =
      (row, context) ->
          new Platform(
              row.getLong("id"),
              row.getString("name"),
              row.getString("issuer"),
              row.getString("client"),
              URI.create(row.getString("authorises")),
              URI.create(row.getString("tokens")),
              URI.create(row.getString("key_set")),
              row.getString("audience"),
              row.getString("frames"));

  private final Database database;

  public PlatformStore(Database database) {
    this.database = database;
  }

  /** All, by name. */
  public List<Platform> all() {
    return database.read(
        handle ->
            handle.createQuery("SELECT * FROM lti_platform ORDER BY name, id").map(ROW).list());
  }

  public Optional<Platform> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT * FROM lti_platform WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne());
  }

  /** The registrations at an issuer: one for each client. */
  public List<Platform> of(String issuer) {
    return database.read(handle -> of(handle, issuer));
  }

  private static List<Platform> of(Handle handle, String issuer) {
    return handle
        .createQuery("SELECT * FROM lti_platform WHERE issuer = :issuer ORDER BY id")
        .bind("issuer", issuer)
        .map(ROW)
        .list();
  }

  /**
   * Adds one; empty if this client is registered there, or if the issuer has another key set: whose
   * keys those are could otherwise come in as anybody of the same issuer.
   */
  public Optional<Platform> add(Platform platform, Account who, Instant now) {
    return database.write(
        handle -> {
          boolean isOther =
              of(handle, platform.issuer()).stream()
                  .anyMatch(
                      one ->
                          one.client().equals(platform.client())
                              || !one.keySet().equals(platform.keySet()));
          if (isOther) {
            return Optional.empty();
          }
          Platform added = insert(handle, platform, who, now);
          log(handle, who, added, "", "registered as " + added.client(), now);
          return Optional.of(added);
        });
  }

  private static Platform insert(Handle handle, Platform platform, Account who, Instant now) {
    return platform.numbered(
        handle
            .createUpdate(
                """
                INSERT INTO lti_platform (name, issuer, client, authorises, tokens, key_set,
                  audience, frames, added_by, added_at)
                VALUES (:name, :issuer, :client, :authorises, :tokens, :keySet, :audience,
                  :frames, :who, :now)
                """)
            .bind("name", platform.name())
            .bind("issuer", platform.issuer())
            .bind("client", platform.client())
            .bind("authorises", platform.authorises().toString())
            .bind("tokens", platform.tokens().toString())
            .bind("keySet", platform.keySet().toString())
            .bind("audience", platform.audience())
            .bind("frames", platform.frames())
            .bind("who", who.id())
            .bind("now", now.toString())
            .executeAndReturnGeneratedKeys("id")
            .mapTo(Long.class)
            .one());
  }

  /** From where launches of a platform are taken. */
  public List<String> deployments(Platform platform) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT deployment FROM lti_deployment WHERE platform = :platform
                    ORDER BY deployment
                    """)
                .bind("platform", platform.id())
                .mapTo(String.class)
                .list());
  }

  /** Takes launches from one more deployment. */
  public void open(Platform platform, String deployment, Account who, Instant now) {
    database.write(
        handle -> {
          int added =
              handle.execute(
                  "INSERT INTO lti_deployment VALUES (?, ?) ON CONFLICT DO NOTHING",
                  platform.id(),
                  deployment);
          if (added == 1) {
            log(handle, who, platform, "", "deployment " + deployment, now);
          }
          return added;
        });
  }

  /** Takes launches from it no longer. */
  public void close(Platform platform, String deployment, Account who, Instant now) {
    database.write(
        handle -> {
          int removed =
              handle.execute(
                  "DELETE FROM lti_deployment WHERE platform = ? AND deployment = ?",
                  platform.id(),
                  deployment);
          if (removed == 1) {
            log(handle, who, platform, "deployment " + deployment, "", now);
          }
          return removed;
        });
  }

  private static void log(
      Handle handle, Account who, Platform platform, String before, String after, Instant now) {
    AuditStore.log(
        handle, who, new Change("learning platform", platform.issuer(), before, after), now);
  }
}
