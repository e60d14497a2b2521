package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import touchline.client.exercise.Practice;
import touchline.task.Answer;

/** The marker that the page has for one variant, and the answers that it has seen. */
final class PageMarker {
  /** Imports a module; only a module can. */
  @JSFunctor
  interface Modules extends JSObject {
    JSObject load(String address);
  }

  /** Hears a result; empty if the marker could not be had. */
  @JSFunctor
  interface Result extends JSObject {
    void heard(String result);
  }

  private final Modules modules;
  private final String address;
  private final String task;
  private final String seed;
  private final List<String> answers = new ArrayList<>();

  private PageMarker(Modules modules, Element section) {
    this.modules = modules;
    this.address = section.attribute("data-practice");
    this.task = section.attribute("data-task");
    this.seed = section.attribute("data-seed");
  }

  /** The marker for a panel; it is fetched when the panel comes into view. */
  static PageMarker of(Modules modules, Element section) {
    PageMarker marker = new PageMarker(modules, section);
    if (marker.isThere()) {
      whenSeen(section, () -> marker.modules.load(marker.address));
    }
    return marker;
  }

  /** Goes on with the answers of an earlier panel if it showed the same variant. */
  void goOnFrom(PageMarker earlier) {
    if (earlier.task.equals(task) && earlier.seed.equals(seed)) {
      answers.addAll(earlier.answers);
    }
  }

  /** False for credit, which the server alone marks. */
  boolean isThere() {
    return !address.isEmpty() && !seed.isEmpty();
  }

  /** Marks an answer; one that was understood is remembered. */
  void mark(Answer answer, Result result) {
    List<String> all = new ArrayList<>(answers);
    all.add(Practice.text(answer));
    call(
        modules,
        address,
        task,
        seed,
        Practice.join(all),
        text -> {
          if (!text.startsWith("problems") && !text.isEmpty()) {
            answers.add(Practice.text(answer));
          }
          result.heard(text);
        });
  }

  @JSBody(
      params = {"modules", "address", "task", "seed", "answers", "result"},
      script =
          "modules(address).then(function(m) { return m.mark(task, seed, answers); })"
              + ".catch(function() { return ''; }).then(function(text) { result(text); });")
  private static native void call(
      Modules modules, String address, String task, String seed, String answers, Result result);

  @JSBody(
      params = {"element", "action"},
      script =
          "var seen = new IntersectionObserver(function(entries) {"
              + " if (entries.some(function(e) { return e.isIntersecting; }))"
              + " { seen.disconnect(); action(); } }, {rootMargin: '200px'});"
              + " seen.observe(element);")
  private static native void whenSeen(Element element, Page.Action action);
}
