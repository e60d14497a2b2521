package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Group;
import touchline.diagram.Svg;

/**
 * What a figure draws, group by group. A group that the next drawing has, too, stays as it is,
 * wherever it stands among the others, so that a step or a drag costs the browser little.
 */
final class Layer {
  /** How many places a group may move on or back; looking further would cost more than it saves. */
  private static final int REACH = 8;

  private final Element element;
  private final List<Group> groups = new ArrayList<>();
  private final List<Element> elements = new ArrayList<>();

  Layer(Element element) {
    this.element = element;
  }

  /** All drawings of a layer have the same view. */
  void draw(Drawing drawing) {
    if (groups.isEmpty()) {
      element.setInnerHTML("");
    }
    List<Group> next = Svg.groups(drawing);
    for (int i = 0; i < next.size(); i++) {
      Group group = next.get(i);
      int stays = find(group, groups, i);
      if (stays < 0) {
        if (i == groups.size() || find(groups.get(i), next, i) > 0) {
          insert(i, group);
        }
        show(i, group, drawing);
      }
      while (stays-- > i) {
        remove(i);
      }
    }
    while (groups.size() > next.size()) {
      remove(next.size());
    }
  }

  /** Where a group is among others, from a place on; negative if it is not near. */
  private static int find(Group group, List<Group> groups, int from) {
    for (int i = from; i < Math.min(groups.size(), from + REACH); i++) {
      if (groups.get(i).equals(group)) {
        return i;
      }
    }
    return -1;
  }

  private void insert(int index, Group group) {
    Element created = Element.createSvg("g", "");
    if (index < elements.size()) {
      elements.get(index).before(created);
    } else {
      element.append(created);
    }
    groups.add(index, group);
    elements.add(index, created);
  }

  private void show(int index, Group group, Drawing drawing) {
    groups.set(index, group);
    elements.get(index).put("class", group.classes());
    elements.get(index).showHtml(group.content(drawing.view()));
  }

  private void remove(int index) {
    groups.remove(index);
    elements.remove(index).remove();
  }
}
