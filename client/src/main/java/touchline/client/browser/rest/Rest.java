package touchline.client.browser.rest;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Does what belongs to elements of the page when these are near the screen, and the others one by
 * one while the reader does nothing: no tap or key waits for what is out of sight.
 */
public final class Rest {
  /** Something to do later. */
  @JSFunctor
  public interface Action extends JSObject {
    void run();
  }

  /**
   * Milliseconds without a sign of the reader after which the page is at rest. Until then a slow
   * phone has enough to do with what is in sight; and who pauses longer is not in the middle of
   * anything.
   */
  private static final int LEAST = 5000;

  /** As the DOM says it of an element beside another. */
  private static final int FOLLOWS = 4;

  private static final int CONTAINS = 8;

  private final List<Turn> waiting = new ArrayList<>();

  /** In the order of the page. */
  private final List<Turn> reachable = new ArrayList<>();

  private double last = now();

  public Rest() {
    onSign(() -> last = now());
  }

  /** Does the action once: when the element is within a screen of what is seen, or at rest. */
  public void when(JSObject element, Action action) {
    add(new Turn(element, action));
  }

  /**
   * The same, and at once when the reader gets into the element before that. The Tab key would leap
   * over a handle that is not there yet. Takes the elements in the order of the page.
   */
  public void whenOrReached(JSObject element, Action action) {
    Turn turn = new Turn(element, action);
    add(turn);
    onReach(element, turn::take);
    reachable.add(turn);
    if (reachable.size() == 1) {
      onTab(this::takeAround);
    }
  }

  private void add(Turn turn) {
    onceNear(turn.element, () -> after(0, turn::take));
    waiting.add(turn);
    if (waiting.size() == 1) {
      after(LEAST, this::look);
    }
  }

  /** The next element, and the one before. */
  private void takeAround() {
    Runnable before = () -> {};
    for (Turn turn : reachable) {
      int place = placeBesideFocus(turn.element);
      if ((place & FOLLOWS) != 0) {
        turn.take();
        break;
      }
      if ((place & CONTAINS) == 0) {
        before = turn::take;
      }
    }
    before.run();
  }

  private void look() {
    while (!waiting.isEmpty() && waiting.get(0).taken) {
      waiting.remove(0);
    }
    if (!waiting.isEmpty()) {
      double missing = last + LEAST - now();
      if (missing > 0) {
        after(missing, this::look);
      } else {
        idly(this::next);
      }
    }
  }

  private void next() {
    if (now() - last >= LEAST) {
      waiting.remove(0).take();
    }
    look();
  }

  /** Comes by one of two ways and is taken once. */
  private static final class Turn {
    private final JSObject element;
    private final Action action;
    private boolean taken;

    Turn(JSObject element, Action action) {
      this.element = element;
      this.action = action;
    }

    void take() {
      if (!taken) {
        taken = true;
        action.run();
      }
    }
  }

  @JSBody(script = "return performance.now();")
  private static native double now();

  @JSBody(
      params = {"milliseconds", "action"},
      script = "setTimeout(function() { action(); }, milliseconds);")
  private static native void after(double milliseconds, Action action);

  @JSBody(
      params = "action",
      script = "(window.requestIdleCallback || setTimeout)(function() { action(); });")
  private static native void idly(Action action);

  @JSBody(
      params = "action",
      script =
          "['scroll', 'pointerdown', 'pointermove', 'keydown'].forEach(function(sign) {"
              + " addEventListener(sign, function() { action(); }, {passive: true, capture: true});"
              + " });")
  private static native void onSign(Action action);

  @JSBody(
      params = {"element", "action"},
      script =
          "var near = new IntersectionObserver(function(all) {"
              + " if (all.some(function(one) { return one.isIntersecting; })) {"
              + " near.disconnect(); action(); } }, {rootMargin: '100%'});"
              + " near.observe(element);")
  private static native void onceNear(JSObject element, Action action);

  @JSBody(
      params = {"element", "action"},
      script =
          "['pointerdown', 'focusin', 'click'].forEach(function(sign) {"
              + " element.addEventListener(sign, function() { action(); }); });")
  private static native void onReach(JSObject element, Action action);

  @JSBody(
      params = "action",
      script =
          "addEventListener('keydown', function(event) {"
              + " if (event.key === 'Tab') { action(); } }, true);")
  private static native void onTab(Action action);

  @JSBody(
      params = "element",
      script = "return document.activeElement.compareDocumentPosition(element);")
  private static native int placeBesideFocus(JSObject element);
}
