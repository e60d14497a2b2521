package touchline.server.lti.mark;

import touchline.server.lti.pick.PickedItem;
import touchline.server.lti.place.LinkTarget;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.service.LineItem;

/**
 * A column for marks that is to be made in a platform, by nobody else meanwhile.
 *
 * @param container address of the course's line items
 * @param resource how the platform names the link
 * @param title of the assignment
 * @param worth its points
 * @param failures how often the platform refused to make it
 */
record MissingItem(
    long id,
    long link,
    long platform,
    long assignment,
    String container,
    String resource,
    String title,
    double worth,
    int failures) {
  /** As the platform is to have it. */
  LineItem wanted(ToolAddress site) {
    String target = new LinkTarget.ToAssignment(assignment).text();
    return new LineItem(
        title, PickedItem.whole(worth), resource, target, site.launch() + "?to=" + target);
  }
}
