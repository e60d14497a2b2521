package touchline.client.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Of the quiet row below a figure the link to its state. What the row does with the picture knows
 * no state and is a script of its own.
 */
final class Menu {
  /** Says how the figure's state reads in an address. */
  interface Owner {
    String fragment();

    void say(String words);
  }

  /** Hears whether the link was copied. */
  @JSFunctor
  interface Done extends JSObject {
    void heard(boolean copied);
  }

  private Menu() {}

  static void listen(Element figure, Owner owner) {
    figure.need(".figure-more .link").addEventListener("click", event -> copy(owner));
  }

  private static void copy(Owner owner) {
    copy(
        owner.fragment(),
        copied -> owner.say(copied ? "Link copied." : "This browser does not let the page copy."));
  }

  @JSBody(
      params = {"fragment", "done"},
      script =
          "try { navigator.clipboard.writeText(location.href.split('#')[0] + '#' + fragment).then("
              + "function() { done(true); }, function() { done(false); }); }"
              + " catch (e) { done(false); }")
  private static native void copy(String fragment, Done done);
}
