package touchline.client.browser.game;

import java.util.ArrayDeque;
import java.util.Deque;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import touchline.client.browser.Delay;
import touchline.game.Frame;

/**
 * A game with a learner's methods, in a worker: world and methods in one thread, so that they can
 * call each other, and the page draws. One order is on its way at a time; one that is not carried
 * out soon ends the worker.
 */
final class WorkerGround implements Ground {
  /**
   * Milliseconds; a step takes one or two, and a method that has no end is stopped by its steps.
   */
  private static final int PATIENCE = 1_000;

  /** The script itself has to come, over whatever line, and to be made first. */
  private static final int LONGEST_START = 20_000;

  private static final String TOO_LONG = "Your methods take too long. Ours play on.";
  private static final String NO_SCRIPT =
      "Your methods cannot be made ready just now. Ours play instead.";

  private final Owner owner;
  private final Delay patience = new Delay();
  private final Deque<double[]> orders = new ArrayDeque<>();
  private final JSObject worker;
  private boolean isWaiting;
  private boolean isWarm;
  private boolean isClosed;

  /** What the worker says. */
  @JSFunctor
  interface Heard extends JSObject {
    void heard(double[] numbers);
  }

  /** The worker cannot go on. */
  @JSFunctor
  interface Failed extends JSObject {
    void failed();
  }

  /** Begins with what the address has. */
  WorkerGround(String script, Owner owner) {
    this.owner = owner;
    worker = open(script, this::heard, () -> stop(NO_SCRIPT));
  }

  @Override
  public void send(double[] order) {
    orders.add(order);
    next();
  }

  @Override
  public boolean isBusy() {
    return isWaiting;
  }

  private void next() {
    if (isWaiting || isClosed || orders.isEmpty()) {
      return;
    }
    isWaiting = true;
    post(worker, orders.remove());
    int most = isWarm ? PATIENCE : LONGEST_START;
    patience.restart(most, () -> stop(isWarm ? TOO_LONG : NO_SCRIPT));
  }

  private void heard(double[] numbers) {
    if (isClosed) {
      return;
    }
    patience.cancel();
    isWaiting = false;
    isWarm = true;
    owner.heard(new Frame(numbers));
    next();
  }

  private void stop(String words) {
    if (!isClosed) {
      close();
      owner.stopped(words);
    }
  }

  @Override
  public void close() {
    isClosed = true;
    patience.cancel();
    end(worker);
  }

  @JSBody(
      params = {"script", "heard", "failed"},
      script =
          "var worker = new Worker(script);"
              + " worker.onmessage = function(e) { heard(Float64Array.from(e.data)); };"
              + " worker.onerror = function(e) { e.preventDefault(); failed(); };"
              + " return worker;")
  private static native JSObject open(String script, Heard heard, Failed failed);

  @JSBody(
      params = {"worker", "order"},
      script = "worker.postMessage(Array.from(order));")
  private static native void post(JSObject worker, double[] order);

  @JSBody(params = "worker", script = "worker.terminate();")
  private static native void end(JSObject worker);
}
