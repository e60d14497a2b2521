package touchline.client.browser.code;

import java.util.List;
import org.teavm.jso.JSBody;
import touchline.client.browser.Element;
import touchline.client.browser.Event;
import touchline.client.browser.Page;
import touchline.client.browser.Wire;
import touchline.client.browser.panel.ReviewNotes;

/** An exercise that asks for a method: run and handed in without leaving the page. */
final class CodePanel {
  private static final String RIGHT = "right";

  /** Outcomes of a method that runs and does not do what was asked for. */
  private static final List<String> WRONG =
      List.of("wrong", "threw", "time", "recursion", "changed");

  private final Element section;
  private final Element field;
  private final Element result;
  private final Element status = Element.create("p", "code-status");
  private final String path;
  private final QueueWords queue;
  private final Mailbox mailbox;
  private final LateVerdict late;
  private boolean busy;

  private CodePanel(Element section, Element form) {
    this.section = section;
    this.field = form.need("textarea");
    this.result = section.need(".code-result");
    String action = form.attribute("action");
    this.path = action.substring(0, action.lastIndexOf('/'));
    this.queue = new QueueWords(path, status);
    this.mailbox = new Mailbox(section.attribute("data-code"), path);
    this.late = new LateVerdict(result, path);
    status.setAttribute("role", "status");
    result.before(status);
    // The status says what came; a long result would be read out from end to end.
    result.removeAttribute("aria-live");
  }

  static void start(Element section) {
    Page.open(section);
    section
        .find("form")
        .ifPresent(
            form -> {
              CodePanel panel = new CodePanel(section, form);
              DraftBox.over(section, panel.field);
              panel.listen(form);
              panel.step(panel.field.getValue());
              panel.mailbox.open(panel::delivered);
              panel.recall();
            });
  }

  /** The lesson's page is the same for everybody; whether it is solved comes after it. */
  private void recall() {
    boolean isOfAnAssignment = path.contains("/assignments/");
    if (!isOfAnAssignment && result.find(".code-verdict").isEmpty()) {
      Page.get(
          path + "/solved",
          (code, body) -> {
            if (code == 200 && !busy && result.find(".code-verdict").isEmpty()) {
              result.setInnerHTML(body);
              step(field.getValue());
            }
          });
    }
  }

  private void listen(Element form) {
    section.setAttribute("data-live", "");
    form.addEventListener("submit", Event::preventDefault);
    on(form.need("button.run"), this::run);
    nameKey(form.need("button.run"));
    on(form.need("button.submit"), this::submit);
    field.addEventListener("keydown", this::pressed);
  }

  private static void nameKey(Element button) {
    Element key = Element.create("kbd", "");
    key.setAttribute("aria-hidden", "true");
    key.setTextContent(isMac() ? "⌘ Enter" : "Ctrl Enter");
    button.append(key);
    button.setAttribute("aria-keyshortcuts", isMac() ? "Meta+Enter" : "Control+Enter");
  }

  @JSBody(script = "return /Mac|iPhone|iPad/.test(navigator.platform);")
  private static native boolean isMac();

  private static void on(Element button, Page.Action action) {
    button.addEventListener(
        "click",
        event -> {
          event.preventDefault();
          action.run();
        });
  }

  private void pressed(Event event) {
    if (event.getKey().equals("Enter") && (event.isCtrlKey() || event.isMetaKey())) {
      event.preventDefault();
      run();
    }
  }

  private void run() {
    if (busy) {
      return;
    }
    String source = field.getValue();
    working("Running…");
    Wire.post(
        path + "/run/result", "key", "", source, (code, body) -> answered(code, body, source));
  }

  private void submit() {
    if (busy) {
      return;
    }
    String source = field.getValue();
    String key = Page.formKey();
    working("Sending…");
    Wire.post(
        path + "/submit/result",
        "key",
        key,
        source,
        (code, body) -> {
          answered(code, body, source);
          note();
          if (code == 0) {
            status.setTextContent(mailbox.keep(key, source));
          }
        });
  }

  /** What does not compile, or could not be marked, says nothing about the idea. */
  private void note() {
    result
        .find(".code-verdict")
        .map(shown -> shown.attribute("data-outcome"))
        .filter(outcome -> WRONG.contains(outcome) || outcome.equals(RIGHT))
        .ifPresent(
            outcome -> ReviewNotes.answered(section.attribute("data-code"), outcome.equals(RIGHT)));
  }

  private void answered(int code, String body, String source) {
    working("");
    if (body.indexOf("code-verdict") >= 0) {
      show(body, source);
    } else {
      status.setTextContent(
          code == 0
              ? "The server did not answer. What you wrote is kept on this device."
              : "The server answered with error " + code + ". What you wrote is kept.");
    }
  }

  private void delivered(String body, String source) {
    if (body.indexOf("code-verdict") >= 0) {
      show(body, source);
      status.setTextContent("Your submission was sent now. " + status.getTextContent());
    }
  }

  /** The result itself says to the eye what the status says to the ear. */
  private void show(String body, String source) {
    result.setInnerHTML(body);
    step(source);
    // How many attempts are used stands in the result by now.
    result
        .find(".attempt-state")
        .flatMap(used -> Page.root().find(".practice > .attempt-state"))
        .ifPresent(Element::remove);
    status.mark("spoken", true);
    status.setTextContent(headline());
    late.follow(
        (code, come) -> {
          show(come, source);
          note();
        });
  }

  private void step(String source) {
    if (section.matches("[data-runs]")) {
      OwnRun.offer(result, path);
    }
    result.find(".code-pair").ifPresent(pair -> PairPlayer.start(pair, path + "/step", source));
  }

  /** What a listener hears first of a result. */
  private String headline() {
    String first =
        result
            .find(".verdict-word")
            .or(() -> result.find(".problem"))
            .map(Element::getTextContent)
            .orElse("");
    int right = result.findAll(".ticks .right").size();
    int all = result.findAll(".ticks > li").size();
    if (all == 0) {
      return first;
    }
    boolean isHidden = right == all && result.find("[data-outcome=wrong]").isPresent();
    return isHidden
        ? first + " All " + all + " cases shown are right; a hidden one is not."
        : first + " " + right + " of " + all + " cases right.";
  }

  private void working(String words) {
    busy = !words.isEmpty();
    status.mark("spoken", false);
    status.setTextContent(words);
    section.setAttribute("aria-busy", Boolean.toString(busy));
    // A button that is really disabled would lose the focus to nothing.
    for (Element button : section.findAll(".code-buttons button")) {
      button.setAttribute("aria-disabled", Boolean.toString(busy));
    }
    queue.watch(busy);
  }
}
