package touchline.server.lti.pick;

import java.util.List;

/** What stands together on the page on which an instructor chooses; templates read it. */
public record PickGroup(String title, List<PickedItem> items) {
  public PickGroup {
    items = List.copyOf(items);
  }
}
