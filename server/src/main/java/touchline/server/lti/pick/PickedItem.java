package touchline.server.lti.pick;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import touchline.server.lti.service.LineItemService;

/**
 * Something that a link of a platform can lead to.
 *
 * @param target as {@link touchline.server.lti.place.LinkTarget} writes it
 * @param points that it is out of; empty where it takes no marks
 */
public record PickedItem(String target, String title, OptionalDouble points) {
  private static final int MOST = 100;

  /**
   * What marks there are out of: platforms take whole numbers from 1 to 100, and ours are sent as a
   * share of it.
   */
  public static int whole(double points) {
    boolean isWhole = points >= 1 && points <= MOST && points == Math.rint(points);
    return isWhole ? (int) points : MOST;
  }

  /** As a content item. See LTI Deep Linking 2.0, 3.2. */
  Map<String, Object> item(String launch, boolean withLineItem) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("type", "ltiResourceLink");
    item.put("title", title);
    String address = launch + "?to=" + target;
    item.put("url", address);
    item.put("custom", Map.of("target", target));
    if (withLineItem && points.isPresent()) {
      item.put(
          "lineItem",
          Map.of(
              "label",
              title,
              "scoreMaximum",
              whole(points.getAsDouble()),
              "resourceId",
              target,
              "submissionReview",
              LineItemService.review(target, address)));
    }
    return item;
  }
}
