package touchline.client.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Texts that stay on the device; the browser may have no room for them, or forbid them. */
final class Kept {
  /** Hears that another window changed a text. */
  @JSFunctor
  interface Changed extends JSObject {
    void heard(String text);
  }

  private Kept() {}

  /** The text of that name, empty if there is none. */
  @JSBody(
      params = "name",
      script = "try { return localStorage.getItem(name) || ''; } catch (e) { return ''; }")
  static native String get(String name);

  /** Keeps a text; false if the device does not take it. */
  @JSBody(
      params = {"name", "text"},
      script = "try { localStorage.setItem(name, text); return true; } catch (e) { return false; }")
  static native boolean put(String name, String text);

  @JSBody(params = "name", script = "try { localStorage.removeItem(name); } catch (e) { }")
  static native void remove(String name);

  @JSBody(
      params = {"name", "changed"},
      script =
          "addEventListener('storage', function(e) { if (e.key === name) changed(e.newValue || '');"
              + " });")
  static native void onChange(String name, Changed changed);
}
