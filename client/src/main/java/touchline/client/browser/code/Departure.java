package touchline.client.browser.code;

import org.teavm.jso.JSBody;
import touchline.client.browser.Element;

/**
 * The going of a page with a form: the browser asks before typing is lost, and the page that comes
 * opens where this one was left.
 */
final class Departure {
  private Departure() {}

  /** Has the browser ask before the page goes with what is typed and not sent. */
  @JSBody(
      params = "form",
      script =
          "var open = false;"
              + " form.addEventListener('input', function() { open = true; });"
              + " form.addEventListener('submit', function() { open = false; });"
              + " addEventListener('beforeunload', function(e) { if (open) e.preventDefault(); });")
  static native void askBeforeLeaving(Element form);

  /**
   * Opens where the form was left when it was sent, or at what the address names; at the top if
   * something is wrong with the form as a whole, which is said there. Editors grow after the page
   * has come, so the place is held until the reader acts.
   *
   * @param name of the place, in this window
   */
  @JSBody(
      params = {"form", "name"},
      script =
          "var left = null;"
              + " try { left = sessionStorage.getItem(name); sessionStorage.removeItem(name); }"
              + " catch (keepsNothing) {}"
              + " form.addEventListener('submit', function() {"
              + " try { sessionStorage.setItem(name, String(scrollY)); } catch (keepsNothing) {} });"
              + " var named = location.hash.length > 1"
              + " && document.getElementById(location.hash.slice(1));"
              + " if (document.querySelector('.form-problem') || !named && left === null) return;"
              + " var hold = new ResizeObserver(function() {"
              + " if (named) named.scrollIntoView(); else scrollTo(0, Number(left)); });"
              + " ['wheel', 'touchstart', 'pointerdown', 'keydown'].forEach(function(act) {"
              + " addEventListener(act, function() { hold.disconnect(); }, {once: true}); });"
              + " hold.observe(form);")
  static native void holdPlace(Element form, String name);

  /** Gives the focus back to the field or the button that sent the form. */
  @JSBody(
      params = {"form", "name"},
      script =
          "var left = null;"
              + " try { left = sessionStorage.getItem(name); sessionStorage.removeItem(name); }"
              + " catch (keepsNothing) {}"
              + " form.addEventListener('submit', function(e) {"
              + " var at = document.activeElement;"
              + " var from = at && at.id ? '#' + at.id : e.submitter"
              + " && 'button[value=\"' + e.submitter.value + '\"]:not(.enter)';"
              + " try { sessionStorage.setItem(name, from || ''); } catch (keepsNothing) {} });"
              + " if (!left || document.querySelector('.form-problem')) return;"
              + " var there = form.querySelector(left);"
              + " if (there) there.focus({preventScroll: true});")
  static native void holdFocus(Element form, String name);
}
