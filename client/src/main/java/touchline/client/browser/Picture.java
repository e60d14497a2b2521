package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * An SVG picture of the world with a layer that is drawn again and again and handles above it that
 * stay, so that focus and pointer capture survive every redrawing.
 */
public final class Picture {
  private final Element svg;
  private final View view;
  private final Layer layer;
  private final List<Handle> handles = new ArrayList<>();
  private @Nullable JSObject place;

  /** One until the picture has been laid out, which it has before anybody sees a handle. */
  private double unitsPerPixel = 1;

  /** Takes over a still picture: what it showed becomes the layer. */
  public Picture(Element svg, View view) {
    this.svg = svg;
    this.view = view;
    Element group = Element.createSvg("g", "layer");
    group.setAttribute("aria-hidden", "true");
    adopt(svg, group);
    layer = new Layer(group);
    svg.setAttribute("role", "group");
    Page.onWidth(svg, this::fitHandles);
  }

  public View view() {
    return view;
  }

  /** Whether a handle is moved by keys now. */
  void key(boolean on) {
    svg.mark("keyed", on);
  }

  public void draw(Drawing drawing) {
    layer.draw(drawing);
  }

  public void add(Handle handle) {
    handles.add(handle);
    svg.append(handle.element());
    handle.fit(unitsPerPixel);
  }

  /**
   * Finds out where the picture is on the page; until it is asked again, {@link #world} goes by
   * that. To ask in the middle of a drag makes the browser lay out the whole page once more.
   */
  public void locate() {
    place = placeOf(svg);
  }

  /** The point of the world under the pointer. */
  public Vec2 world(Event event) {
    JSObject from = place == null ? placeOf(svg) : place;
    Point point = toPicture(from, event.getPageX(), event.getPageY());
    return view.world(point.getX(), point.getY());
  }

  /** Where a point of the world is drawn, as an SVG translation. */
  public String translation(Vec2 world) {
    String x = NumberText.of(view.pixelX(world.x()));
    return "translate(" + x + " " + NumberText.of(view.pixelY(world.y())) + ")";
  }

  /** The units of the picture stay; a picture that is not shown has no width. */
  private void fitHandles(double pixels) {
    unitsPerPixel = pixels > 0 ? view.width() / pixels : 1;
    handles.forEach(handle -> handle.fit(unitsPerPixel));
  }

  /** A point in the units of the picture. */
  private interface Point extends JSObject {
    @JSProperty
    double getX();

    @JSProperty
    double getY();
  }

  /** From the page, whose origin scrolls with it, to the picture. */
  @JSBody(
      params = "svg",
      script = "return svg.getScreenCTM().inverse().translate(-scrollX, -scrollY);")
  private static native JSObject placeOf(Element svg);

  @JSBody(
      params = {"place", "x", "y"},
      script = "return new DOMPoint(x, y).matrixTransform(place);")
  private static native Point toPicture(JSObject place, double x, double y);

  @JSBody(
      params = {"svg", "layer"},
      script = "layer.append.apply(layer, Array.from(svg.childNodes)); svg.append(layer);")
  private static native void adopt(Element svg, Element layer);
}
