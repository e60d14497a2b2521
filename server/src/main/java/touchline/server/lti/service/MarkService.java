package touchline.server.lti.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.net.URI;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.fetch.Outgoing;
import touchline.server.lti.platform.Platform;

/** The marks that a platform keeps. See LTI Assignment and Grade Services 2.0. */
public final class MarkService {
  public static final String SCORES = "https://purl.imsglobal.org/spec/lti-ags/scope/score";
  public static final String RESULTS =
      "https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly";
  private static final String RESULT_LIST = "application/vnd.ims.lis.v2.resultcontainer+json";
  private static final String SCORE = "application/vnd.ims.lis.v1.score+json";

  private final ServiceCalls calls;

  public MarkService(ServiceCalls calls) {
    this.calls = calls;
  }

  /**
   * Sends a mark to a line item: always graded and with points, or it would clear what is there.
   */
  public void score(Platform platform, String lineItem, Score score) throws ServiceProblem {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("timestamp", score.at().toString());
    body.put("scoreGiven", score.given());
    body.put("scoreMaximum", score.maximum());
    body.put("activityProgress", "Completed");
    body.put("gradingProgress", "FullyGraded");
    body.put("userId", score.subject());
    URI there = below(lineItem, "/scores");
    calls.send(platform, SCORES, Outgoing.post(there, SCORE, JSONObjectUtils.toJSONString(body)));
  }

  /** The marks that a platform shows at a line item. */
  public List<Result> results(Platform platform, String lineItem) throws ServiceProblem {
    return results(platform, below(lineItem, "/results"));
  }

  /** The mark that it shows for somebody. */
  public Optional<Result> result(Platform platform, String lineItem, String subject)
      throws ServiceProblem {
    String all = below(lineItem, "/results").toString();
    String asked = "user_id=" + URLEncoder.encode(subject, UTF_8);
    URI one = ServiceCalls.address(all + (all.contains("?") ? "&" : "?") + asked);
    return results(platform, one).stream()
        .filter(result -> result.subject().equals(subject))
        .findFirst();
  }

  private List<Result> results(Platform platform, URI first) throws ServiceProblem {
    List<Result> results = new ArrayList<>();
    for (String page : calls.pages(platform, first, RESULTS, RESULT_LIST)) {
      for (Map<?, ?> said : ServiceCalls.list(page)) {
        result(said).ifPresent(results::add);
      }
    }
    return List.copyOf(results);
  }

  private static Optional<Result> result(Map<?, ?> said) {
    String subject = ServiceCalls.text(said, "userId");
    if (subject.isEmpty() || !(said.get("resultScore") instanceof Number score)) {
      return Optional.empty();
    }
    double most = said.get("resultMaximum") instanceof Number max ? max.doubleValue() : 1;
    return Optional.of(new Result(subject, score.doubleValue(), most > 0 ? most : 1));
  }

  /** An address below that of a line item, whose own may have a query. */
  static URI below(String lineItem, String path) throws ServiceProblem {
    int query = lineItem.indexOf('?');
    return ServiceCalls.address(
        query < 0
            ? lineItem + path
            : lineItem.substring(0, query) + path + lineItem.substring(query));
  }
}
