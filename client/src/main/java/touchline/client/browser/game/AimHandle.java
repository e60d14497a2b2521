package touchline.client.browser.game;

import org.jspecify.annotations.Nullable;
import touchline.client.browser.Element;
import touchline.client.browser.Event;
import touchline.client.browser.Page;
import touchline.client.browser.Picture;
import touchline.geometry.Vec2;

/**
 * The ball in the reader's hand: a drag from it aims, and the kick comes when they let go. With
 * keys the arrows aim, and Enter or the space bar kicks. A tap elsewhere on the pitch aims there.
 */
final class AimHandle {
  /** In units of the picture: at least 44 CSS pixels wide on a telephone. */
  private static final String SHAPES =
      "<circle class=\"hit\" r=\"42\"/><circle class=\"focus\" r=\"20\"/>";

  private final Picture picture;
  private final GamePlayer player;
  private final Element element = Element.createSvg("g", "handle game-handle");

  /** Where the pointer is, until the next paint. */
  private @Nullable Vec2 wanted;

  /** Whether letting go now is a kick. */
  private boolean isKick;

  AimHandle(Element svg, Picture picture, GamePlayer player) {
    this.picture = picture;
    this.player = player;
    element.setInnerHTML(SHAPES);
    element.setAttribute("role", "slider");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", "Aim");
    element.setAttribute("aria-valuemin", "0");
    element.setAttribute("aria-valuemax", "24");
    svg.append(element);
    element.addEventListener("keydown", this::pressed);
    element.addEventListener(
        "focus", event -> svg.mark("keyed", element.matches(":focus-visible")));
    element.addEventListener("blur", event -> svg.mark("keyed", false));
    element.addEventListener("pointerdown", this::gripped);
    element.addEventListener("pointermove", this::dragged);
    element.addEventListener("pointerup", event -> letGo());
    element.addEventListener("pointercancel", event -> isKick = false);
    element.addEventListener("touchstart", Event::preventDefault);
    element.addEventListener("click", Event::stopPropagation);
    svg.addEventListener("click", this::tapped);
  }

  void place(Vec2 ball) {
    element.put("transform", picture.translation(ball));
  }

  void aimed(Vec2 aim) {
    element.put("aria-valuenow", Long.toString(Math.round(aim.length())));
    element.put("aria-valuetext", Aim.words(aim));
  }

  private void pressed(Event event) {
    if (event.isCtrlKey() || event.isMetaKey() || event.isAltKey()) {
      return;
    }
    String key = event.getKey();
    if (key.equals("Enter") || key.equals(" ")) {
      event.preventDefault();
      player.kick();
    } else if (key.equals("Escape")) {
      isKick = false;
    } else if (key.startsWith("Arrow")) {
      event.preventDefault();
      player.aim(Aim.pressed(player.aim(), key, event.isShiftKey()));
    }
  }

  private void gripped(Event event) {
    if (event.getButton() != 0) {
      return;
    }
    event.preventDefault();
    element.focusInPlace();
    element.setPointerCapture(event.getPointerId());
    element.mark("held", true);
    isKick = false;
    picture.locate();
  }

  private void dragged(Event event) {
    if (!element.matches(".held")) {
      return;
    }
    boolean waiting = wanted != null;
    wanted = picture.world(event);
    if (!waiting) {
      Page.beforeNextPaint(this::follow);
    }
  }

  private void follow() {
    Vec2 to = wanted;
    wanted = null;
    if (to != null) {
      isKick = Aim.isKick(player.ball(), to);
      if (isKick) {
        player.aim(Aim.dragged(player.ball(), to));
      }
    }
  }

  private void letGo() {
    follow();
    boolean held = element.matches(".held");
    element.mark("held", false);
    if (held && isKick) {
      player.kick();
    }
  }

  private void tapped(Event event) {
    picture.locate();
    Vec2 to = picture.world(event);
    if (Aim.isKick(player.ball(), to)) {
      player.aim(Aim.dragged(player.ball(), to));
    }
  }
}
