package touchline.server.lti.platform;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/**
 * Takes a learning platform out. People keep their accounts, and courses their members and marks.
 */
public final class PlatformEndStore {
  private static final String CONTEXTS = "(SELECT id FROM lti_context WHERE platform = ?)";
  private static final String LINKS = "(SELECT id FROM lti_link WHERE context IN " + CONTEXTS + ")";

  /** What depends on a row stands before it. */
  private static final List<String> ALL =
      List.of(
          "lti_score WHERE link IN " + LINKS,
          "lti_reading WHERE link IN " + LINKS,
          "lti_item WHERE context IN " + CONTEXTS,
          "lti_link WHERE context IN " + CONTEXTS,
          "lti_member WHERE context IN " + CONTEXTS,
          "lti_roster WHERE context IN " + CONTEXTS,
          "lti_context WHERE platform = ?",
          "lti_pause WHERE platform = ?",
          "lti_visit WHERE platform = ?",
          "lti_login WHERE platform = ?",
          "lti_deployment WHERE platform = ?",
          "lti_platform WHERE id = ?");

  private final Database database;

  public PlatformEndStore(Database database) {
    this.database = database;
  }

  /** How many courses here are connected with one there. */
  public int courses(Platform platform) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT count(*) FROM lti_context WHERE platform = :platform")
                .bind("platform", platform.id())
                .mapTo(Integer.class)
                .one());
  }

  /** Nobody comes in from there any more, and no mark goes there. */
  public void remove(Platform platform, Account who, Instant now) {
    database.write(
        handle -> {
          ALL.forEach(rows -> handle.execute("DELETE FROM " + rows, platform.id()));
          log(handle, platform, "registered as " + platform.client(), "removed", who, now);
          return platform;
        });
  }

  /** Lets pages of other origins frame those of a launch. */
  public void frame(Platform platform, String frames, Account who, Instant now) {
    if (frames.equals(platform.frames())) {
      return;
    }
    database.write(
        handle -> {
          handle.execute("UPDATE lti_platform SET frames = ? WHERE id = ?", frames, platform.id());
          String before = "framed by " + platform.frames();
          log(handle, platform, before, "framed by " + frames, who, now);
          return platform;
        });
  }

  private static void log(
      Handle handle, Platform platform, String before, String after, Account who, Instant now) {
    AuditStore.log(
        handle, who, new Change("learning platform", platform.issuer(), before, after), now);
  }
}
