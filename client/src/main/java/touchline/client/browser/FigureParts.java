package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.client.figure.Player;
import touchline.figure.Frame;
import touchline.figure.Inputs;

/**
 * What stands around a figure's picture: the invitation, the controls, what is said of the step,
 * the code, the variables.
 */
final class FigureParts {
  private final Controls controls;
  private final Listing listing;
  private final VariableTable variables = new VariableTable();
  private final Element line = Element.create("p", "figure-line");
  private final Element narration = Element.create("p", "figure-narration");
  private final Element status = Element.create("p", "figure-status");

  /** Lays the figure out around its picture and its listing, which the page already has. */
  FigureParts(Element figure, Inputs inputs, Controls controls) {
    this.controls = controls;
    Element stage = figure.need(".figure-stage");
    Element code = figure.need(".figure-code");
    listing = new Listing(figure.find(".figure-code .listing").orElse(code));
    // On a narrow screen the listing is out of sight; readers who listen have it all the same.
    line.setAttribute("aria-hidden", "true");
    status.setAttribute("role", "status");
    status.setAttribute("aria-live", "polite");
    Element seen = Element.create("div", "figure-seen");
    Element read = Element.create("div", "figure-read");
    Element body = Element.create("div", "figure-body");
    stage.before(body);
    append(body, seen, read);
    append(seen, hint(inputs), stage, controls.element(), line, narration);
    append(read, code, variables.element(), status);
    figure.find(".figure-steps").ifPresent(steps -> steps.setHidden(true));
  }

  void show(Player player, Frame frame) {
    controls.show(player);
    listing.show(frame.line());
    line.setInnerHTML("<code class=\"step-line\">" + listing.current().trim() + "</code>");
    narration.setInnerHTML(frame.narration());
    variables.show(frame.variables(), player.rows());
  }

  /** Speaks to readers who listen. */
  void say(String text) {
    status.setTextContent(text);
  }

  private static Element hint(Inputs inputs) {
    List<String> names = new ArrayList<>(inputs.points().keySet());
    String last = names.remove(names.size() - 1);
    String all = names.isEmpty() ? last : String.join(", ", names) + " or " + last;
    Element hint = Element.create("p", "figure-hint");
    hint.setTextContent("Drag " + all + ", or focus one and use the arrow keys.");
    return hint;
  }

  private static void append(Element parent, Element... children) {
    for (Element child : children) {
      parent.append(child);
    }
  }
}
