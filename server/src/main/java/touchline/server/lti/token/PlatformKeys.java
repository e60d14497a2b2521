package touchline.server.lti.token;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import java.net.URI;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import touchline.server.fetch.FetchProblem;
import touchline.server.fetch.Fetcher;

/**
 * The public keys of platforms, kept for a while. A key that is not among them is looked for again,
 * because platforms change theirs; not more often than twice a minute, because anybody can send a
 * token that names some key.
 */
public final class PlatformKeys {
  static final Duration AGAIN = Duration.ofSeconds(30);
  static final Duration KEPT = Duration.ofHours(1);

  private final Fetcher fetcher;
  private final Map<URI, Shelf> shelves = new ConcurrentHashMap<>();

  public PlatformKeys(Fetcher fetcher) {
    this.fetcher = fetcher;
  }

  /** The key of this name; empty if the platform has none. */
  Optional<RSAKey> find(URI keySet, String id, Instant now) throws Refusal {
    return shelves.computeIfAbsent(keySet, Shelf::new).find(id, now);
  }

  /** The keys at one address; who comes while they are fetched waits for them. */
  private final class Shelf {
    private final URI address;
    private final ReentrantLock lock = new ReentrantLock();
    private JWKSet keys = new JWKSet();
    private Instant fetched = Instant.MIN;
    private Instant tried = Instant.MIN;
    private String problem = "";

    Shelf(URI address) {
      this.address = address;
    }

    Optional<RSAKey> find(String id, Instant now) throws Refusal {
      lock.lock();
      try {
        JWK known = keys.getKeyByKeyId(id);
        boolean isOld = now.isAfter(sum(fetched, KEPT));
        if ((known == null || isOld) && now.isAfter(sum(tried, AGAIN))) {
          fetch(now);
          known = keys.getKeyByKeyId(id);
        }
        if (known == null && !problem.isEmpty()) {
          throw new Refusal("The keys of the platform could not be read: " + problem);
        }
        return known instanceof RSAKey rsa ? Optional.of(rsa) : Optional.empty();
      } finally {
        lock.unlock();
      }
    }

    private static Instant sum(Instant from, Duration time) {
      return from.equals(Instant.MIN) ? from : from.plus(time);
    }

    private void fetch(Instant now) {
      tried = now;
      try {
        keys = JWKSet.parse(fetcher.get(address, "application/json").text());
        fetched = now;
        problem = "";
      } catch (FetchProblem failed) {
        problem = failed.getMessage();
      } catch (ParseException notKeys) {
        problem = "it must be a JSON Web Key Set: " + address;
      }
    }
  }
}
