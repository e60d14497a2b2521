package touchline.server.lti.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.net.URI;
import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.fetch.Outgoing;
import touchline.server.lti.platform.Platform;

/** The columns for marks of a platform's course. See LTI Assignment and Grade Services 2.0, 3.2. */
public final class LineItemService {
  public static final String SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem";
  private static final String LIST = "application/vnd.ims.lis.v2.lineitemcontainer+json";
  private static final String ONE = "application/vnd.ims.lis.v2.lineitem+json";
  private static final int LONGEST = 1000;

  private final ServiceCalls calls;

  public LineItemService(ServiceCalls calls) {
    this.calls = calls;
  }

  /**
   * What a platform is told of a column, so that a click on a mark there leads to the work here.
   */
  public static Map<String, Object> review(String target, String address) {
    return Map.of(
        "reviewableStatus",
        List.of("Completed"),
        "url",
        address,
        "custom",
        Map.of("target", target));
  }

  /**
   * The address of a line item, which is made if the link has none of this resource yet: who asks
   * once more, because nobody wrote down what became of the first time, gets the same.
   *
   * @param container the address of the course's line items
   */
  public String ensured(Platform platform, String container, LineItem wanted)
      throws ServiceProblem {
    Optional<String> known = known(platform, container, wanted);
    return known.isPresent() ? known.get() : make(platform, container, wanted);
  }

  /** The platform need not look for what it is asked for, so that all it answers is compared. */
  private Optional<String> known(Platform platform, String container, LineItem wanted)
      throws ServiceProblem {
    String query =
        "resource_link_id="
            + encoded(wanted.resource())
            + "&resource_id="
            + encoded(wanted.target());
    String asked = container + (container.contains("?") ? "&" : "?") + query;
    for (String page : calls.pages(platform, ServiceCalls.address(asked), SCOPE, LIST)) {
      for (Map<?, ?> one : ServiceCalls.list(page)) {
        boolean isIt =
            wanted.resource().equals(ServiceCalls.text(one, "resourceLinkId"))
                && wanted.target().equals(ServiceCalls.text(one, "resourceId"));
        if (isIt) {
          return Optional.of(id(container, one));
        }
      }
    }
    return Optional.empty();
  }

  private String make(Platform platform, String container, LineItem wanted) throws ServiceProblem {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("label", wanted.label());
    body.put("scoreMaximum", wanted.maximum());
    body.put("resourceId", wanted.target());
    body.put("resourceLinkId", wanted.resource());
    body.put("submissionReview", review(wanted.target(), wanted.review()));
    URI there = ServiceCalls.address(container);
    Outgoing asked = Outgoing.post(there, ONE, JSONObjectUtils.toJSONString(body));
    String made = calls.send(platform, SCOPE, asked.with("Accept", ONE)).text();
    return id(container, ServiceCalls.object(made));
  }

  /** Marks go there with a token of the platform, so that it has to be at the same host. */
  private static String id(String container, Map<?, ?> said) throws ServiceProblem {
    String id = ServiceCalls.text(said, "id");
    URI all = ServiceCalls.address(container);
    URI one = ServiceCalls.address(id);
    boolean isThere =
        String.valueOf(all.getAuthority()).equals(one.getAuthority())
            && String.valueOf(all.getScheme()).equals(one.getScheme())
            && id.length() <= LONGEST;
    if (!isThere) {
      throw ServiceProblem.answered(200, "its line item is at another host: " + id);
    }
    return id;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, UTF_8);
  }
}
