package touchline.client.browser.code;

import java.util.List;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.code.Alignment;

/**
 * A student's method and the lesson's, stepped together: one bar for both, which are where they
 * part at the same time. Moving the case asks the server, which runs the student's method.
 */
final class PairPlayer {
  private final Element pair;
  private final PairSide yours;
  private final PairSide right;
  private final Alignment alignment;
  private final Element controls = Element.create("div", "pair-controls");
  private final Element bar = Element.create("input", "");
  private final Element place = Element.create("p", "pair-place");
  private final Element said = Element.create("p", "pair-said");
  private final PairPicture picture;

  private PairPlayer(Element pair, PairPicture picture) {
    this.pair = pair;
    this.picture = picture;
    this.yours = new PairSide(pair.need(".pair-side.yours"));
    this.right = new PairSide(pair.need(".pair-side.right"));
    this.alignment =
        yours.parts()
            ? new Alignment(yours.last(), yours.parting(), right.last(), right.parting())
            : Alignment.ofSame(yours.last(), right.last());
  }

  /** Takes over a pair that the server wrote; the source is the one that was run for it. */
  static PairPlayer start(Element pair, String path, String source) {
    PairPlayer player = new PairPlayer(pair, new PairPicture(pair));
    player.begin(path, source);
    return player;
  }

  private static void exchange(PairPlayer old, String html, String path, String source) {
    Element.parse(html)
        .filter(next -> next.matches(".code-pair"))
        .ifPresent(
            next -> {
              if (old.picture.typedAt() < 0) {
                old.goOn(next, path, source);
              } else {
                old.pair.replaceWith(next);
                start(next, path, source).picture.focusOn(old.picture.typedAt());
              }
            });
  }

  /** A case that was dragged keeps its picture, so that the handle stays under the finger. */
  private void goOn(Element next, String path, String source) {
    picture.redraw(next);
    controls.remove();
    for (String part : List.of(".pair-call", ".pair-words", ".pair-sides")) {
      pair.need(part).replaceWith(next.need(part));
    }
    new PairPlayer(pair, picture).begin(path, source);
  }

  private void begin(String path, String source) {
    build();
    picture.ask(path, source, html -> exchange(this, html, path, source));
    show(alignment.parting());
  }

  private void build() {
    pair.setAttribute("data-live", "");
    bar.setAttribute("type", "range");
    bar.setAttribute("min", "0");
    bar.setAttribute("max", Integer.toString(alignment.last()));
    bar.setAttribute("aria-label", "Step of both methods");
    bar.addEventListener("input", event -> show(Integer.parseInt(bar.getValue())));
    controls.setAttribute("role", "group");
    controls.setAttribute("aria-label", "Steps");
    controls.append(bar);
    Element buttons = Element.create("div", "pair-buttons");
    button(buttons, "First", () -> show(0));
    button(buttons, "Back", () -> show(at() - 1));
    if (yours.parts()) {
      button(buttons, "Where they diverge", () -> show(alignment.parting()));
    }
    button(buttons, "Forward", () -> show(at() + 1));
    button(buttons, "Last", () -> show(alignment.last()));
    controls.append(buttons);
    controls.append(place);
    said.setAttribute("role", "status");
    controls.append(said);
    pair.need(".pair-sides").before(controls);
  }

  private static void button(Element buttons, String words, Page.Action action) {
    Element button = Element.create("button", "");
    button.setAttribute("type", "button");
    button.setTextContent(words);
    button.addEventListener("click", event -> action.run());
    buttons.append(button);
  }

  private int at() {
    return Integer.parseInt(bar.getValue());
  }

  private void show(int wanted) {
    int at = Math.min(Math.max(wanted, 0), alignment.last());
    int one = alignment.one(at);
    int other = alignment.other(at);
    yours.show(one);
    right.show(other);
    bar.setValue(Integer.toString(at));
    String where = "Yours: " + step(one, yours) + ". Ours: " + step(other, right) + ".";
    bar.setAttribute("aria-valuetext", where);
    place.setTextContent(where);
    said.setTextContent("Yours: " + yours.words(one) + " Ours: " + right.words(other));
    picture.show(right.sets().later(other));
  }

  private static String step(int step, PairSide side) {
    return "step " + (step + 1) + " of " + (side.last() + 1);
  }
}
