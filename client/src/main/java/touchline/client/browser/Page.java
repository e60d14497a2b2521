package touchline.client.browser;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import touchline.answer.DecimalMark;

/** The page as a whole: its address, its clock, its line to the server. */
public final class Page {
  /** Tells a figure to run a learner's own method, which an element describes. */
  static final String OWN_METHOD = "touchline:own";

  /** Something to do later. */
  @JSFunctor
  public interface Action extends JSObject {
    void run();
  }

  /** Hears the server's answer; status 0 means that there was none. */
  @JSFunctor
  public interface Reply extends JSObject {
    void heard(int status, String body);
  }

  private Page() {}

  /** How this reader writes decimals. */
  public static DecimalMark decimalMark() {
    return writesComma() ? DecimalMark.COMMA : DecimalMark.POINT;
  }

  @JSBody(script = "return (1.5).toLocaleString().indexOf(',') >= 0;")
  private static native boolean writesComma();

  @JSBody(script = "return document.documentElement;")
  public static native Element root();

  /** What follows the {@code #} of the address, decoded; empty if there is nothing or nonsense. */
  @JSBody(
      script =
          "try { return decodeURIComponent(location.hash.slice(1)); } catch (e) { return ''; }")
  public static native String fragment();

  /** Changes the address without a new entry in the history. */
  @JSBody(params = "fragment", script = "history.replaceState(history.state, '', '#' + fragment);")
  public static native void setFragment(String fragment);

  /** The same for the whole address. */
  @JSBody(params = "address", script = "history.replaceState(history.state, '', address);")
  public static native void setAddress(String address);

  @JSBody(script = "return location.pathname;")
  public static native String path();

  @JSBody(script = "return location.search;")
  public static native String query();

  @JSBody(params = "action", script = "addEventListener('hashchange', function() { action(); });")
  public static native void onFragment(Action action);

  /** True when a link brought the reader here, and not a reload or the back button. */
  @JSBody(
      script =
          "var entries = performance.getEntriesByType('navigation');"
              + " return entries.length > 0 && entries[0].type === 'navigate';")
  public static native boolean isFreshVisit();

  @JSBody(params = "element", script = "element.scrollIntoView({block: 'start'});")
  public static native void scrollTo(Element element);

  /** The same at once: nothing moves below a hand that is quicker than the page. */
  @JSBody(
      params = "element",
      script = "element.scrollIntoView({block: 'start', behavior: 'instant'});")
  static native void jumpTo(Element element);

  @JSBody(params = "action", script = "requestAnimationFrame(function() { action(); });")
  public static native void beforeNextPaint(Action action);

  /** Whether the reader wants nothing to move. */
  @JSBody(script = "return matchMedia('(prefers-reduced-motion: reduce)').matches;")
  public static native boolean prefersStillness();

  @JSBody(
      params = {"milliseconds", "action"},
      script = "return setTimeout(action, milliseconds);")
  public static native int after(int milliseconds, Action action);

  @JSBody(params = "timer", script = "clearTimeout(timer);")
  public static native void cancel(int timer);

  /** The worked solution of a new panel is a figure, which another script brings to life. */
  @JSBody(script = "dispatchEvent(new Event('touchline:figures'));")
  public static native void tellOfNewFigures();

  /** A reader does a figure's steps alone: exercises know the mistakes that are made there. */
  @JSBody(script = "dispatchEvent(new Event('touchline:alone'));")
  static native void tellOfAlone();

  /** A value that a reader gave for a figure's step is wrong: who knows why may say so there. */
  @JSBody(
      params = "figure",
      script = "dispatchEvent(new CustomEvent('touchline:wrong', {detail: figure}));")
  static native void tellOfWrongStep(Element figure);

  /** Hears the figure. */
  @JSFunctor
  public interface FigureListener extends JSObject {
    void heard(Element figure);
  }

  @JSBody(
      params = "listener",
      script = "addEventListener('touchline:wrong', function(event) { listener(event.detail); });")
  public static native void onWrongStep(FigureListener listener);

  /** An exercise is needed now: most of it waits as text, and is in the page when this returns. */
  @JSBody(
      params = "exercise",
      script = "exercise.dispatchEvent(new Event('touchline:open', {bubbles: true}));")
  public static native void open(Element exercise);

  /** A figure is alive: who has waited for it may speak to it. */
  @JSBody(params = "figure", script = "figure.dispatchEvent(new Event('touchline:live'));")
  static native void tellOfLife(Element figure);

  /** Does the action now if the figure is alive, and otherwise when it is. */
  @JSBody(
      params = {"figure", "action"},
      script =
          "figure.classList.contains('live') ? action()"
              + " : figure.addEventListener('touchline:live', () => action(), {once: true});")
  public static native void whenAlive(Element figure, Action action);

  /**
   * The same as {@link #tellOfNewFigures} for a learner's own method in a figure, which is alive.
   */
  @JSBody(
      params = {"figure", "described"},
      script = "figure.dispatchEvent(new CustomEvent('touchline:own', {detail: described}));")
  public static native void runOwnMethod(Element figure, Element described);

  /** Hears a number of CSS pixels. */
  @JSFunctor
  interface WidthListener extends JSObject {
    void heard(double pixels);
  }

  /**
   * Tells how wide the element's content is, before the next paint and whenever that changes. The
   * browser tells what it has laid out anyway; to ask it would make it do so at once.
   */
  @JSBody(
      params = {"element", "listener"},
      script =
          "new ResizeObserver(function(all) { listener(all[all.length - 1].contentRect.width); })"
              + ".observe(element);")
  static native void onWidth(Element element, WidthListener listener);

  public static void get(String path, Reply reply) {
    fetch(path, null, reply);
  }

  /** Sends what {@link #fields} gave. */
  public static void post(String path, String fields, Reply reply) {
    fetch(path, fields, reply);
  }

  /** A form's fields as the browser itself would send them. */
  @JSBody(params = "form", script = "return new URLSearchParams(new FormData(form)).toString();")
  public static native String fields(Element form);

  @JSBody(
      params = {"path", "fields", "reply"},
      script =
          "fetch(path, fields === null ? {credentials: 'same-origin'} : {method: 'POST',"
              + " credentials: 'same-origin', body: fields,"
              + " headers: {'Content-Type': 'application/x-www-form-urlencoded'}})"
              + ".then(function(r) { return r.text().then(function(t) { return [r.status, t]; }); })"
              + ".catch(function() { return [0, '']; })"
              + ".then(function(a) { reply(a[0], a[1]); });")
  private static native void fetch(String path, @Nullable String fields, Reply reply);

  /** What this browser keeps for the site under a name; empty if there is nothing. */
  @JSBody(
      params = "name",
      script = "try { return localStorage.getItem(name) || ''; } catch (e) { return ''; }")
  public static native String kept(String name);

  /** Keeps a text, or forgets an empty one; false if this browser keeps nothing. */
  @JSBody(
      params = {"name", "text"},
      script =
          "try { if (text) localStorage.setItem(name, text); else localStorage.removeItem(name);"
              + " return true; } catch (e) { return false; }")
  public static native boolean keep(String name, String text);

  /** What this browser keeps under a name for as long as its tab; empty if there is nothing. */
  @JSBody(
      params = "name",
      script = "try { return sessionStorage.getItem(name) || ''; } catch (e) { return ''; }")
  public static native String keptInTab(String name);

  /** Keeps a text for as long as the tab, or forgets an empty one, where the browser keeps any. */
  @JSBody(
      params = {"name", "text"},
      script =
          "try { if (text) sessionStorage.setItem(name, text);"
              + " else sessionStorage.removeItem(name); } catch (keepsNothing) {}")
  public static native void keepInTab(String name, String text);

  @JSBody(params = "action", script = "addEventListener('online', function() { action(); });")
  public static native void onConnection(Action action);

  /** A name that no other form has. */
  @JSBody(
      script =
          "return Array.from(crypto.getRandomValues(new Uint8Array(16)),"
              + " function(b) { return (b + 256).toString(16).slice(1); }).join('');")
  public static native String formKey();
}
