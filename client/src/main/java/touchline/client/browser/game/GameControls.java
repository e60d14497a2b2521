package touchline.client.browser.game;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import touchline.client.browser.Element;
import touchline.game.Level;

/** The buttons below the pitch, and the choice of a level. */
final class GameControls {
  private static final String COPIED =
      "Link copied: it has the pitch and the kick, and no code of yours.";
  private static final String REFUSED =
      "This browser copies nothing; take the address of the page.";

  /** Hears whether something was copied. */
  @JSFunctor
  interface Done extends JSObject {
    void done(boolean copied);
  }

  GameControls(Element figure, GamePlayer player) {
    Element choice = figure.need("select");
    choice.addEventListener(
        "change", event -> Level.named(choice.getValue()).ifPresent(player::choose));
    figure.need(".kick").addEventListener("click", event -> player.kick());
    figure.need(".reset").addEventListener("click", event -> player.begin());
    Element told = figure.need(".game-told");
    figure
        .need(".link")
        .addEventListener(
            "click",
            event -> copy(player.link(), copied -> told.showText(copied ? COPIED : REFUSED)));
  }

  @JSBody(
      params = {"fragment", "done"},
      script =
          "try { navigator.clipboard.writeText(location.href.split('#')[0] + '#' + fragment).then("
              + "function() { done(true); }, function() { done(false); }); }"
              + " catch (e) { done(false); }")
  private static native void copy(String fragment, Done done);
}
