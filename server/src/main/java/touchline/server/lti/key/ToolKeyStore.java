package touchline.server.lti.key;

import com.nimbusds.jose.jwk.RSAKey;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/**
 * The keys of this site, which all of its servers share. A new one is published a day before it
 * signs, so that platforms which keep the list have it by then; the one before stays published for
 * a month, for what was signed with it.
 */
public final class ToolKeyStore {
  /** Platforms keep a list of keys for hours. */
  static final Duration AHEAD = Duration.ofDays(1);

  static final Duration AFTER = Duration.ofDays(30);

  private final Database database;
  private final Clock clock;

  public ToolKeyStore(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** The key that signs now; the first is made when it is first asked for. */
  public RSAKey signing() {
    Instant now = clock.instant();
    ToolKey signing = present().get(0);
    for (ToolKey key : present()) {
      signing = key.signsAt().isAfter(now) ? signing : key;
    }
    return signing.rsa();
  }

  /** Those that are published, the oldest first: each until the next has signed for a while. */
  public List<ToolKey> published() {
    Instant now = clock.instant();
    List<ToolKey> all = present();
    List<ToolKey> published = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean isOver = i + 1 < all.size() && all.get(i + 1).signsAt().plus(AFTER).isBefore(now);
      if (!isOver) {
        published.add(all.get(i));
      }
    }
    return published;
  }

  /** Makes the next key; not while the latest one does not sign yet. */
  public void rotate(Account who) {
    Instant now = clock.instant();
    ToolKey next = ToolKey.made(now.plus(AHEAD));
    database.write(
        handle -> {
          List<ToolKey> all = all(handle);
          boolean isNeeded = all.stream().noneMatch(key -> key.signsAt().isAfter(now));
          if (isNeeded) {
            add(handle, next);
            Change change = new Change("key for platforms", next.id(), "", "signs a day from now");
            AuditStore.log(handle, who, change, now);
          }
          return isNeeded;
        });
  }

  private List<ToolKey> present() {
    List<ToolKey> all = database.read(ToolKeyStore::all);
    return all.isEmpty() ? first(ToolKey.made(clock.instant())) : all;
  }

  /** Of two servers that begin at the same time one is first. */
  private List<ToolKey> first(ToolKey made) {
    return database.write(
        handle -> {
          if (all(handle).isEmpty()) {
            add(handle, made);
          }
          return all(handle);
        });
  }

  private static void add(Handle handle, ToolKey key) {
    handle.execute(
        "INSERT INTO lti_key (kid, jwk, signs_at) VALUES (?, ?, ?)",
        key.id(),
        key.rsa().toJSONString(),
        key.signsAt().toString());
  }

  private static List<ToolKey> all(Handle handle) {
    return handle
        .createQuery("SELECT jwk, signs_at FROM lti_key ORDER BY signs_at, kid")
        .map(
            (row, context) ->
                new ToolKey(parse(row.getString("jwk")), Instant.parse(row.getString("signs_at"))))
        .list();
  }

  private static RSAKey parse(String jwk) {
    try {
      return RSAKey.parse(jwk);
    } catch (ParseException notOurs) {
      throw new IllegalStateException("lti_key.jwk must be a JSON Web Key", notOurs);
    }
  }
}
