package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * An SVG picture of the world with a layer that is drawn again and again and handles above it that
 * stay, so that focus and pointer capture survive every redrawing.
 */
final class Picture {
  private final Element svg;
  private final View view;
  private final Element layer = Element.createSvg("g", "layer");
  private final List<Handle> handles = new ArrayList<>();

  /** Takes over a still picture: what it showed becomes the layer. */
  Picture(Element svg, View view) {
    this.svg = svg;
    this.view = view;
    layer.setAttribute("aria-hidden", "true");
    adopt(svg, layer);
    svg.setAttribute("role", "group");
    Page.onResize(svg, this::fitHandles);
  }

  View view() {
    return view;
  }

  void draw(String shapes) {
    layer.setInnerHTML(shapes);
  }

  void add(Handle handle) {
    handles.add(handle);
    svg.append(handle.element());
    handle.fit(unitsPerPixel());
  }

  /** The point of the world under the pointer. */
  Vec2 world(Event event) {
    Point point = toPicture(svg, event.getClientX(), event.getClientY());
    return view.world(point.getX(), point.getY());
  }

  /** Where a point of the world is drawn, as an SVG translation. */
  String translation(Vec2 world) {
    String x = NumberText.of(view.pixelX(world.x()));
    return "translate(" + x + " " + NumberText.of(view.pixelY(world.y())) + ")";
  }

  private void fitHandles() {
    double scale = unitsPerPixel();
    handles.forEach(handle -> handle.fit(scale));
  }

  private double unitsPerPixel() {
    double pixels = widthOf(svg);
    return pixels > 0 ? view.width() / pixels : 1;
  }

  /** A point in the units of the picture. */
  private interface Point extends JSObject {
    @JSProperty
    double getX();

    @JSProperty
    double getY();
  }

  @JSBody(
      params = {"svg", "x", "y"},
      script = "return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());")
  private static native Point toPicture(Element svg, double x, double y);

  @JSBody(params = "svg", script = "return svg.getBoundingClientRect().width;")
  private static native double widthOf(Element svg);

  @JSBody(
      params = {"svg", "layer"},
      script = "layer.append.apply(layer, Array.from(svg.childNodes)); svg.append(layer);")
  private static native void adopt(Element svg, Element layer);
}
