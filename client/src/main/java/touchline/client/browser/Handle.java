package touchline.client.browser;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.client.handle.Nudge;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * A point that the reader moves, by mouse, finger or keys. Drawn in CSS pixels whatever the
 * picture's scale, so that it is as easy to hit on a telephone as on a desk.
 */
public final class Handle {
  /** What a handle tells its owner. */
  public interface Owner {
    /** The reader wants the point here. The owner answers with {@link #place}. */
    void moved(Vec2 wanted);

    /** The reader let go. */
    void released();
  }

  /** A hit area of 44 CSS pixels, the dot's ring, and a ring that shows the keyboard's focus. */
  private static final String SHAPES =
      "<circle class=\"hit\" r=\"22\"/><circle class=\"focus\" r=\"19\"/>"
          + "<circle class=\"ring\" r=\"13\"/><circle class=\"core\" r=\"4.5\"/>";

  private final Picture picture;
  private final Owner owner;
  private final Element element;
  private final Element body = Element.createSvg("g", "handle-body");
  private Vec2 at = Vec2.ZERO;

  /** Where the point was when the reader came to it; Escape brings it back. */
  private Vec2 before = Vec2.ZERO;

  /** From the pointer to the point, so that a grip beside the centre does not make it jump. */
  private Vec2 grip = Vec2.ZERO;

  /** Where the pointer wants the point, until the next paint. */
  private @Nullable Vec2 wanted;

  /** A label such as "Point a"; classes such as "v-a". */
  public Handle(Picture picture, String label, String classes, Owner owner) {
    this.picture = picture;
    this.owner = owner;
    element = Element.createSvg("g", "handle " + classes);
    body.setInnerHTML(SHAPES);
    element.append(body);
    describe(label);
    // A slider has a value at every moment; the first picture comes a little later.
    place(at);
    listen();
    picture.add(this);
  }

  public Element element() {
    return element;
  }

  /** Shows the point there and says so. */
  public void place(Vec2 point) {
    place(point, point.x(), NumberText.of(point));
  }

  /** Shows the grip there and says what it stands for: a number of its own, and all in words. */
  public void place(Vec2 point, double value, String words) {
    at = point;
    element.put("transform", picture.translation(point));
    element.put("aria-valuenow", NumberText.of(value));
    element.put("aria-valuetext", words);
  }

  /** Keeps its size on the screen when the picture's changes. */
  public void fit(double unitsPerPixel) {
    body.setAttribute("transform", "scale(" + NumberText.of(unitsPerPixel) + ")");
  }

  private void describe(String label) {
    View view = picture.view();
    element.setAttribute("role", "slider");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-valuemin", NumberText.of(view.minX()));
    element.setAttribute("aria-valuemax", NumberText.of(view.maxX()));
  }

  private void listen() {
    element.addEventListener("keydown", this::pressed);
    element.addEventListener("focus", event -> come());
    element.addEventListener("blur", event -> picture.key(false));
    element.addEventListener("pointerdown", this::gripped);
    element.addEventListener("pointermove", this::dragged);
    element.addEventListener("lostpointercapture", event -> letGo());
    // A finger on a handle moves the handle; anywhere else it scrolls the page.
    element.addEventListener("touchstart", Event::preventDefault);
  }

  /** By keys or by hand; how keys move a point is said only to a hand on the keys. */
  private void come() {
    before = at;
    picture.key(element.matches(":focus-visible"));
  }

  private void pressed(Event event) {
    if (event.isCtrlKey() || event.isMetaKey() || event.isAltKey()) {
      return;
    }
    if (event.getKey().equals("Escape")) {
      undo();
      return;
    }
    Optional<Vec2> target = Nudge.from(at, event.getKey(), event.isShiftKey(), picture.view());
    if (target.isPresent()) {
      event.preventDefault();
      owner.moved(target.get());
      owner.released();
    }
  }

  private void undo() {
    wanted = null;
    element.mark("held", false);
    owner.moved(before);
    owner.released();
  }

  private void gripped(Event event) {
    if (event.getButton() != 0) {
      return;
    }
    event.preventDefault();
    element.focusInPlace();
    element.setPointerCapture(event.getPointerId());
    element.mark("held", true);
    before = at;
    picture.locate();
    grip = at.minus(picture.world(event));
  }

  private void dragged(Event event) {
    if (!element.hasPointerCapture(event.getPointerId()) || !element.matches(".held")) {
      return;
    }
    boolean waiting = wanted != null;
    wanted = picture.world(event).plus(grip);
    if (!waiting) {
      Page.beforeNextPaint(this::follow);
    }
  }

  private void follow() {
    Vec2 target = wanted;
    wanted = null;
    if (target != null) {
      owner.moved(target);
    }
  }

  private void letGo() {
    follow();
    element.mark("held", false);
    owner.released();
  }
}
