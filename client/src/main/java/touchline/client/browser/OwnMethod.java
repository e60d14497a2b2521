package touchline.client.browser;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * A learner's method in a worker of its own. One call is on its way at a time, and the latest goes
 * next; a call that is not answered soon ends the worker.
 */
final class OwnMethod {
  /** Milliseconds; a right method answers within one. */
  private static final int PATIENCE = 500;

  /** The script itself has to come, over whatever line. */
  private static final int LONGEST_START = 15_000;

  /** Hears what the method answered, or why it did not. */
  interface Owner {
    void answered(double[] numbers, String fault);

    /** The worker was ended; {@link #restart} begins a new one. */
    void stopped();
  }

  /** What the worker says. */
  @JSFunctor
  interface Heard extends JSObject {
    void heard(double id, String numbers, String fault);
  }

  private final String script;
  private final Owner owner;
  private final Delay patience = new Delay();
  private @Nullable JSObject worker;
  private double[] asked = {};
  private double[] wanted = {};
  private double id;
  private boolean isWaiting;
  private boolean isWarm;

  OwnMethod(String script, Owner owner) {
    this.script = script;
    this.owner = owner;
    restart();
  }

  /** Begins anew, with what was asked for last. */
  void restart() {
    close();
    isWarm = false;
    asked = new double[0];
    worker = open(script, this::heard);
    send();
  }

  /** Asks for the answer to these arguments, unless it was asked for last. */
  void ask(double[] numbers) {
    wanted = numbers;
    send();
  }

  private void send() {
    JSObject open = worker;
    if (open == null || isWaiting || wanted.length == 0 || Arrays.equals(wanted, asked)) {
      return;
    }
    asked = wanted;
    isWaiting = true;
    id++;
    post(open, id, asked);
    patience.restart(isWarm ? PATIENCE : LONGEST_START, this::stop);
  }

  private void heard(double answered, String numbers, String fault) {
    if (answered != id || !isWaiting) {
      return;
    }
    isWaiting = false;
    isWarm = true;
    patience.cancel();
    owner.answered(read(numbers), fault);
    send();
  }

  private void stop() {
    close();
    owner.stopped();
  }

  void close() {
    patience.cancel();
    isWaiting = false;
    id++;
    JSObject open = worker;
    if (open != null) {
      end(open);
    }
    worker = null;
  }

  private static double[] read(String text) {
    if (text.isEmpty()) {
      return new double[0];
    }
    int comma = text.indexOf(',');
    return comma < 0
        ? new double[] {Double.parseDouble(text)}
        : new double[] {
          Double.parseDouble(text.substring(0, comma)),
          Double.parseDouble(text.substring(comma + 1))
        };
  }

  @JSBody(
      params = {"script", "heard"},
      script =
          "var worker = new Worker(script);"
              + " worker.onmessage = function(e) {"
              + " heard(e.data.id, e.data.numbers.join(','), e.data.fault); };"
              + " return worker;")
  private static native JSObject open(String script, Heard heard);

  @JSBody(
      params = {"worker", "id", "numbers"},
      script = "worker.postMessage({id: id, numbers: Array.from(numbers)});")
  private static native void post(JSObject worker, double id, double[] numbers);

  @JSBody(params = "worker", script = "worker.terminate();")
  private static native void end(JSObject worker);
}
