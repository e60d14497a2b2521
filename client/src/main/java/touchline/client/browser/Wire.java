package touchline.client.browser;

import org.teavm.jso.JSBody;

/** Sends fields to the server as a form would, and asks it for a number. */
final class Wire {
  private Wire() {}

  /** The reply has status 0 if the server did not answer. */
  @JSBody(
      params = {"path", "name", "value", "source", "reply"},
      script =
          "var body = new URLSearchParams(); body.set(name, value); body.set('source', source);"
              + " fetch(path, {method: 'POST', credentials: 'same-origin', body: body})"
              + ".then(function(r) { return r.text().then(function(t) { return [r.status, t]; }); })"
              + ".catch(function() { return [0, '']; })"
              + ".then(function(a) { reply(a[0], a[1]); });")
  static native void post(String path, String name, String value, String source, Page.Reply reply);

  /** Reads a number of an answer in JSON; -1 if it is not there. */
  @JSBody(
      params = {"json", "name"},
      script =
          "try { var n = JSON.parse(json)[name]; return typeof n === 'number' ? n : -1; }"
              + " catch (e) { return -1; }")
  static native int number(String json, String name);

  /** A key for one submission, such as the server makes for a form. */
  @JSBody(
      script =
          "var a = crypto.getRandomValues(new Uint8Array(16)), s = '';"
              + " for (var i = 0; i < 16; i++) s += (a[i] + 256).toString(16).slice(1);"
              + " return s;")
  static native String newKey();

  @JSBody(params = "action", script = "addEventListener('online', function() { action(); });")
  static native void onOnline(Page.Action action);

  /** Called when the page may be about to go. */
  @JSBody(
      params = "action",
      script =
          "addEventListener('pagehide', function() { action(); });"
              + " document.addEventListener('visibilitychange', function() {"
              + " if (document.visibilityState === 'hidden') action(); });")
  static native void onLeaving(Page.Action action);

  /** The time of day as this reader writes it, with the day unless it is today's. */
  @JSBody(
      script =
          "return new Date().toLocaleString(document.documentElement.lang || undefined,"
              + " {weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit',"
              + " minute: '2-digit'});")
  static native String now();

  /** Tells who listens to a field that the script changed it; an editor over it follows. */
  @JSBody(params = "field", script = "field.dispatchEvent(new Event('change', {bubbles: true}));")
  static native void tellChanged(Element field);
}
