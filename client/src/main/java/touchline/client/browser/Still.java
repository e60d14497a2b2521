package touchline.client.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * A figure's picture as it looks now, as a file or on the clipboard. It is on its own there, so
 * what the style sheet says is written onto each shape; the handles stay behind.
 */
final class Still {
  /** Hears whether a picture was copied. */
  @JSFunctor
  interface Done extends JSObject {
    void heard(boolean copied);
  }

  private Still() {}

  /** Saves the picture as an SVG file. */
  static void saveSvg(Element svg, String file) {
    save(address(svg), file);
  }

  /** Saves the picture as a PNG file of twice its size. */
  static void savePng(Element svg, String file) {
    paint(address(svg), canvas -> save(png(canvas), file));
  }

  /** Puts the picture on the clipboard as PNG. */
  static void copy(Element svg, Done done) {
    paint(address(svg), canvas -> copyCanvas(canvas, done));
  }

  @JSBody(
      params = "svg",
      script =
          "var copy = svg.cloneNode(true), box = svg.viewBox.baseVal;"
              + "copy.querySelectorAll('.handle').forEach(function(e) { e.remove(); });"
              + "var kinds = 'line, circle, polygon, polyline, path, rect, text',"
              + " from = svg.querySelectorAll('.layer :is(' + kinds + ')');"
              + "copy.querySelectorAll(kinds).forEach(function(shape, i) {"
              + " var style = getComputedStyle(from[i]);"
              + " ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'opacity',"
              + " 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'r',"
              + " 'font-family', 'font-size', 'font-weight'].forEach(function(name) {"
              + " shape.style.setProperty(name, style.getPropertyValue(name)); }); });"
              + "copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');"
              + "copy.setAttribute('width', box.width); copy.setAttribute('height', box.height);"
              + "copy.style.background = getComputedStyle(svg).backgroundColor;"
              + "return 'data:image/svg+xml;charset=utf-8,'"
              + " + encodeURIComponent(new XMLSerializer().serializeToString(copy));")
  private static native String address(Element svg);

  @JSBody(
      params = {"address", "file"},
      script =
          "var a = document.createElement('a'); a.href = address; a.download = file; a.click();")
  private static native void save(String address, String file);

  /** Hears of a canvas that a picture was painted on. */
  @JSFunctor
  private interface Painted extends JSObject {
    void heard(Element canvas);
  }

  @JSBody(
      params = {"address", "painted"},
      script =
          "var image = new Image(); image.onload = function() {"
              + " var canvas = document.createElement('canvas');"
              + " canvas.width = 2 * image.width; canvas.height = 2 * image.height;"
              + " canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);"
              + " painted(canvas); }; image.src = address;")
  private static native void paint(String address, Painted painted);

  @JSBody(params = "canvas", script = "return canvas.toDataURL('image/png');")
  private static native String png(Element canvas);

  @JSBody(
      params = {"canvas", "done"},
      script =
          "canvas.toBlob(function(blob) { try { navigator.clipboard.write(["
              + "new ClipboardItem({'image/png': blob})]).then(function() { done(true); },"
              + " function() { done(false); }); } catch (e) { done(false); } });")
  private static native void copyCanvas(Element canvas, Done done);
}
