package touchline.client.browser.code;

import org.teavm.jso.JSBody;
import touchline.client.browser.Element;

/**
 * What somebody typed into a form that is stored only when it is sent, and where they were in it.
 */
final class Typed {
  private Typed() {}

  /** Has the browser ask before the page goes with what is not stored. */
  @JSBody(
      params = "form",
      script =
          "var open = false;"
              + " form.addEventListener('input', function() { open = true; });"
              + " form.addEventListener('submit', function() { open = false; });"
              + " addEventListener('beforeunload', function(e) { if (open) e.preventDefault(); });")
  static native void askBeforeLeaving(Element form);

  /**
   * Comes back after sending to the place where the form was left, or to the one that the address
   * names. Editors above it grow after the page has come, so it is held until the reader acts.
   *
   * @param name of this form on this device
   */
  @JSBody(
      params = {"form", "name"},
      script =
          "var left = sessionStorage.getItem(name); sessionStorage.removeItem(name);"
              + " form.addEventListener('submit', function() {"
              + " sessionStorage.setItem(name, String(scrollY)); });"
              + " var named = location.hash.length > 1"
              + " && document.getElementById(location.hash.slice(1));"
              + " if (!named && left === null) return;"
              + " var hold = new ResizeObserver(function() {"
              + " if (named) named.scrollIntoView(); else scrollTo(0, Number(left)); });"
              + " ['wheel', 'touchstart', 'pointerdown', 'keydown'].forEach(function(act) {"
              + " addEventListener(act, function() { hold.disconnect(); }, {once: true}); });"
              + " hold.observe(form);")
  static native void holdPlace(Element form, String name);
}
