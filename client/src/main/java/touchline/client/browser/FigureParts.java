package touchline.client.browser;

import touchline.client.figure.Player;
import touchline.figure.Frame;

/** What stands around a figure's picture and only shows: the line, the words, the variables. */
final class FigureParts {
  private final Listing listing;
  private final VariableTable variables;
  private final Element line;
  private final Element narration;
  private final Element status;

  FigureParts(Element figure) {
    listing = new Listing(figure.need(".figure-code .listing"));
    variables = new VariableTable(figure);
    line = figure.need(".figure-line");
    narration = figure.need(".figure-narration");
    status = figure.need(".figure-status");
  }

  void show(Player player, Frame frame) {
    listing.show(frame.line());
    // On a narrow screen the listing is out of sight; readers who listen have it all the same.
    line.setInnerHTML("<code class=\"step-line\">" + listing.current().trim() + "</code>");
    narration.setInnerHTML(frame.narration());
    variables.show(frame.variables(), player.rows());
  }

  /** Speaks to readers who listen. */
  void say(String text) {
    status.setTextContent(text);
  }
}
