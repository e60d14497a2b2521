package touchline.client.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What only an exercise that asks for a method wants of the browser. */
public final class Wire {
  /** Hears that another window changed a text. */
  @JSFunctor
  public interface Changed extends JSObject {
    void heard(String text);
  }

  private Wire() {}

  /** The reply has status 0 if the server did not answer. */
  public static void post(String path, String name, String value, String source, Page.Reply reply) {
    Page.post(path, fields(name, value, source), reply);
  }

  @JSBody(
      params = {"name", "value", "source"},
      script =
          "var fields = new URLSearchParams(); fields.set(name, value);"
              + " fields.set('source', source); return fields.toString();")
  private static native String fields(String name, String value, String source);

  /** Reads a number of an answer in JSON; -1 if it is not there. */
  @JSBody(
      params = {"json", "name"},
      script =
          "try { var n = JSON.parse(json)[name]; return typeof n === 'number' ? n : -1; }"
              + " catch (e) { return -1; }")
  public static native int number(String json, String name);

  /** Called when the page may be about to go. */
  @JSBody(
      params = "action",
      script =
          "addEventListener('pagehide', function() { action(); });"
              + " document.addEventListener('visibilitychange', function() {"
              + " if (document.visibilityState === 'hidden') action(); });")
  public static native void onLeaving(Page.Action action);

  /** The time of day as this reader writes it, with the day unless it is today's. */
  @JSBody(
      script =
          "return new Date().toLocaleString(document.documentElement.lang || undefined,"
              + " {weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit',"
              + " minute: '2-digit'});")
  public static native String now();

  /** Tells who listens to a field that the script changed it; an editor over it follows. */
  @JSBody(params = "field", script = "field.dispatchEvent(new Event('change', {bubbles: true}));")
  public static native void tellChanged(Element field);

  @JSBody(
      params = {"name", "changed"},
      script =
          "addEventListener('storage', function(e) { if (e.key === name) changed(e.newValue || '');"
              + " });")
  public static native void onChange(String name, Changed changed);
}
