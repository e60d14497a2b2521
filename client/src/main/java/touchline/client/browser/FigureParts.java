package touchline.client.browser;

import java.util.List;
import java.util.Optional;
import touchline.client.figure.Player;
import touchline.diagram.Html;
import touchline.figure.Frame;

/** What stands around a figure's picture and only shows: the line, the words, the variables. */
final class FigureParts {
  private final Listings listings;
  private final VariableTable variables;
  private final Element line;
  private final Element narration;
  private final Element problem;
  private final Element done;
  private final List<Element> values;
  private final Element turn;
  private final Element told;
  private final Element status;

  FigureParts(Element figure, String name) {
    listings = new Listings(figure);
    turn = figure.need(".figure-turn");
    told = figure.need(".figure-narration + .figure-told");
    variables = new VariableTable(figure);
    line = figure.need(".figure-line");
    narration = figure.need(".figure-narration");
    status = figure.need(".figure-status");
    problem = figure.need(".figure-problem");
    done = figure.need(".figure-done");
    values = Page.root().findAll(".figure-value[data-figure='" + name + "']");
  }

  void show(Player player, Frame frame) {
    Optional<Frame> asked = player.asked();
    String code = asked.map(listings::ask).orElseGet(() -> listings.show(frame));
    String note = asked.isEmpty() ? note(frame) : "";
    line.showHtml("<code class=\"step-line\">" + code.trim() + "</code>" + note);
    narration.showHtml(frame.narration());
    turn.showText(where(frame));
    told.showText(player.told());
    for (Element value : values) {
      value.showText(player.run().value(value.attribute("data-value")));
    }
    variables.show(frame, player.rows());
  }

  /** Tells at the numbers why one was not taken. */
  void problem(String words) {
    problem.setTextContent(words);
  }

  /** Tells, to be seen and heard, that something was done. */
  void done(String words) {
    done.setTextContent(words);
    say(words);
  }

  /** Brings the current line, and what it set, into sight. */
  void reveal() {
    listings.reveal();
    variables.reveal();
  }

  private static String note(Frame frame) {
    String note = Listings.note(frame);
    return note.isEmpty() ? "" : " <span class=\"figure-note\">" + Html.escape(note) + "</span>";
  }

  /** The methods under way and the turn of a loop; empty in a figure's own without one. */
  private static String where(Frame frame) {
    String turn = frame.turn().map(FigureParts::text).orElse("");
    return frame.path().isEmpty() || turn.isEmpty()
        ? frame.path() + turn
        : frame.path() + ", " + turn;
  }

  private static String text(Frame.Turn turn) {
    return turn.variable() + " " + turn.number() + " of " + turn.of();
  }

  /** Speaks to readers who listen. */
  void say(String text) {
    status.setTextContent(text);
  }
}
