package touchline.server.lti.token;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import java.net.URI;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
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

  /** One is right. A platform that mistakes a name twice still lets people in. */
  private static final int MOST_OF_A_NAME = 3;

  private final Fetcher fetcher;
  private final Map<URI, Shelf> shelves = new ConcurrentHashMap<>();

  public PlatformKeys(Fetcher fetcher) {
    this.fetcher = fetcher;
  }

  /** The keys of this name, of which there should be one; none if the platform has no such key. */
  List<RSAKey> find(URI keySet, String id, Instant now) throws Refusal {
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

    List<RSAKey> find(String id, Instant now) throws Refusal {
      lock.lock();
      try {
        List<RSAKey> known = named(id);
        boolean isOld = now.isAfter(sum(fetched, KEPT));
        if ((known.isEmpty() || isOld) && now.isAfter(sum(tried, AGAIN))) {
          fetch(now);
          known = named(id);
        }
        if (known.isEmpty() && !problem.isEmpty()) {
          throw new Refusal("The keys of the platform could not be read: " + problem);
        }
        return known;
      } finally {
        lock.unlock();
      }
    }

    private List<RSAKey> named(String id) {
      return keys.getKeys().stream()
          .filter(key -> id.equals(key.getKeyID()) && key instanceof RSAKey)
          .map(JWK::toRSAKey)
          .limit(MOST_OF_A_NAME)
          .toList();
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
