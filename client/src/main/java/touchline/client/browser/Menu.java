package touchline.client.browser;

import org.teavm.jso.JSBody;

/** The quiet row below a figure: its link, its picture, the full screen. */
final class Menu {
  /** Says how the figure's state reads in an address. */
  interface Owner {
    String fragment();

    void say(String words);
  }

  private static final String REFUSED = "This browser does not let the page copy.";

  private final Element figure;
  private final String name;
  private final Owner owner;

  Menu(Element figure, String name, Owner owner) {
    this.figure = figure;
    this.name = name;
    this.owner = owner;
  }

  void listen() {
    Element picture = figure.need(".figure-stage svg");
    on(
        ".link",
        () -> copy(owner.fragment(), copied -> owner.say(copied ? "Link copied." : REFUSED)));
    on(
        ".copy",
        () -> Still.copy(picture, copied -> owner.say(copied ? "Picture copied." : REFUSED)));
    on(".svg", () -> Still.saveSvg(picture, name + ".svg"));
    on(".png", () -> Still.savePng(picture, name + ".png"));
    on(".full", () -> fullScreen(figure));
    figure.need(".figure-more .full").setHidden(!canFillScreen());
  }

  private void on(String selector, Page.Action action) {
    figure.need(".figure-more " + selector).addEventListener("click", event -> action.run());
  }

  @JSBody(
      params = {"fragment", "done"},
      script =
          "try { navigator.clipboard.writeText(location.href.split('#')[0] + '#' + fragment).then("
              + "function() { done(true); }, function() { done(false); }); }"
              + " catch (e) { done(false); }")
  private static native void copy(String fragment, Still.Done done);

  @JSBody(
      params = "figure",
      script =
          "if (document.fullscreenElement) document.exitFullscreen();"
              + " else figure.requestFullscreen();")
  private static native void fullScreen(Element figure);

  @JSBody(script = "return !!document.fullscreenEnabled;")
  private static native boolean canFillScreen();
}
