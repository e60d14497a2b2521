package touchline.server.lti.service;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.net.URI;
import java.text.ParseException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.server.fetch.FetchProblem;
import touchline.server.fetch.Fetched;
import touchline.server.fetch.Fetcher;
import touchline.server.fetch.Outgoing;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.platform.Platform;

/**
 * Asks platforms with a token for what is asked. A list that comes in pages is read to its end, if
 * it has one.
 */
public final class ServiceCalls {
  private static final Pattern NEXT =
      Pattern.compile(
          "<([^>]*)>\\s*;[^,]*\\brel\\s*=\\s*\"?([a-z ]+ )?next\\b(?!-)", Pattern.CASE_INSENSITIVE);

  private static final int UNAUTHORIZED = 401;

  /** Platforms put fifty people on a page; one that leads on for ever is left. */
  static final int MOST_PAGES = 200;

  private final Fetcher fetcher;
  private final ServiceTokens tokens;

  public ServiceCalls(Fetcher fetcher, ToolKeyStore keys, Clock clock) {
    this.fetcher = fetcher;
    this.tokens = new ServiceTokens(fetcher, keys, clock);
  }

  /** An address as a platform said it. */
  static URI address(String text) throws ServiceProblem {
    try {
      return URI.create(text);
    } catch (IllegalArgumentException no) {
      throw ServiceProblem.answered(200, "it named what is no address: " + text);
    }
  }

  /** The pages of a list, as they came. */
  List<String> pages(Platform platform, URI first, String scope, String type)
      throws ServiceProblem {
    List<String> pages = new ArrayList<>();
    Set<URI> seen = new HashSet<>();
    Optional<URI> next = Optional.of(first);
    while (next.isPresent()) {
      if (pages.size() == MOST_PAGES) {
        throw ServiceProblem.answered(200, "its list has more than " + MOST_PAGES + " pages");
      }
      if (!seen.add(next.get())) {
        throw ServiceProblem.answered(200, "its list leads back to a page before: " + next.get());
      }
      Fetched page = send(platform, scope, Outgoing.get(next.get(), type));
      pages.add(page.text());
      next = next(page, next.get());
    }
    return pages;
  }

  /** The token opens nothing but the platform, so it is sent to no other host. */
  private static Optional<URI> next(Fetched page, URI here) throws ServiceProblem {
    for (String link : page.headers().allValues("Link")) {
      Matcher next = NEXT.matcher(link);
      if (next.find()) {
        URI address = resolved(here, address(next.group(1)));
        if (!String.valueOf(here.getAuthority()).equals(address.getAuthority())
            || !String.valueOf(here.getScheme()).equals(address.getScheme())) {
          throw ServiceProblem.answered(200, "its list goes on at another host: " + address);
        }
        return Optional.of(address);
      }
    }
    return Optional.empty();
  }

  /** By RFC 3986, 5.3: a query alone stands for another of the same path, which URI leaves out. */
  private static URI resolved(URI here, URI said) throws ServiceProblem {
    boolean isQueryOnly =
        said.getScheme() == null
            && said.getRawAuthority() == null
            && said.getRawPath().isEmpty()
            && said.getRawQuery() != null;
    return isQueryOnly
        ? address(here.toString().replaceFirst("[?#].*", "") + '?' + said.getRawQuery())
        : here.resolve(said);
  }

  /** Asks once more with a fresh token if the platform took the one back that is known. */
  Fetched send(Platform platform, String scope, Outgoing asked) throws ServiceProblem {
    Fetched first = sendOnce(platform, scope, asked);
    if (first.status() != UNAUTHORIZED) {
      return succeeded(first);
    }
    tokens.forget(platform, scope);
    return succeeded(sendOnce(platform, scope, asked));
  }

  private Fetched sendOnce(Platform platform, String scope, Outgoing asked) throws ServiceProblem {
    String token = tokens.of(platform, scope);
    try {
      return fetcher.send(asked.with("Authorization", "Bearer " + token));
    } catch (FetchProblem away) {
      throw ServiceProblem.away(away.getMessage());
    }
  }

  /** Any answer from 200 to 299 is success, whatever it says. */
  private static Fetched succeeded(Fetched answer) throws ServiceProblem {
    if (!answer.isSuccess()) {
      throw ServiceProblem.answered(
          answer.status(), "it answered " + answer.status() + PlatformWords.of(answer));
    }
    return answer;
  }

  static Map<String, Object> object(String json) throws ServiceProblem {
    try {
      return JSONObjectUtils.parse(json);
    } catch (ParseException broken) {
      throw ServiceProblem.answered(200, "what it answered is not JSON");
    }
  }

  /** A list at the top, which an object wraps for the parser. */
  static List<Map<?, ?>> list(String json) throws ServiceProblem {
    return objects(object("{\"all\":" + json + "}").get("all"));
  }

  /**
   * Those of a list that are objects. What is no list is no empty one either: who takes it for that
   * takes everybody for gone.
   */
  static List<Map<?, ?>> objects(@Nullable Object list) throws ServiceProblem {
    if (!(list instanceof List<?> all)) {
      throw ServiceProblem.answered(200, "what it answered is no list");
    }
    List<Map<?, ?>> objects = new ArrayList<>();
    for (Object one : all) {
      if (one instanceof Map<?, ?> object) {
        objects.add(object);
      }
    }
    return objects;
  }

  /** A text that somebody says; empty if it is none. */
  static String text(Map<?, ?> said, String name) {
    return said.get(name) instanceof String text ? text : "";
  }
}
