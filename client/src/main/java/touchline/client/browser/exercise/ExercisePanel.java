package touchline.client.browser.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.client.browser.Element;
import touchline.client.browser.Event;
import touchline.client.browser.Page;
import touchline.client.browser.panel.Outbox;
import touchline.client.browser.panel.PanelNotice;
import touchline.client.browser.panel.ReviewNotes;
import touchline.client.exercise.Practice;
import touchline.client.exercise.Tasks;

/**
 * An exercise in the page: its answer can be dragged, and it is sent, marked and replaced without
 * leaving the lesson. The server writes every panel; this only exchanges them.
 */
final class ExercisePanel {
  private static final String PANEL = "section.exercise";

  private final Element section;
  private final Element form;
  private final String html;
  private final String path;
  private final PanelNotice notice;
  private final Tasks tasks;
  private final PageMarker marker;
  private final TypedAnswer typed;
  private final AnswerQueue queue;

  /** Whether the answer was changed since the panel appeared. */
  private boolean touched;

  /** Whether the answer was changed since one was sent. */
  private boolean changed;

  /** Whether another panel has taken the place of this one. */
  private boolean replaced;

  private boolean busy;
  private @Nullable String wished;

  private ExercisePanel(Element section, Element form, Tasks tasks) {
    this.section = section;
    this.html = section.getOuterHTML();
    this.form = form;
    this.path = form.attribute("action");
    this.tasks = tasks;
    this.marker = new PageMarker(section, tasks);
    this.notice = new PanelNotice(section, form);
    this.typed = TypedAnswer.of(section, form);
    this.queue = new AnswerQueue(path + "/panel", marker.isThere());
  }

  /** Brings the exercises of the page to life that a selector finds. */
  static void enhanceAll(String selector, Tasks tasks) {
    List<ExercisePanel> panels =
        Page.root().findAll(selector).stream()
            .flatMap(section -> enhance(section, tasks).stream())
            .toList();
    // What an earlier visit left on this device is among the attempts, too.
    Outbox.send(() -> panels.forEach(ExercisePanel::recall));
  }

  /** Brings an exercise of the page to life; empty if there is nothing to answer. */
  static Optional<ExercisePanel> enhance(Element section, Tasks tasks) {
    Optional<ExercisePanel> panel =
        section
            .find("form.answer")
            .map(form -> new ExercisePanel(section, form, PractisedTask.in(section, tasks)));
    panel.ifPresent(ExercisePanel::listen);
    return panel;
  }

  private void listen() {
    section.setAttribute("data-live", "");
    form.addEventListener("input", event -> touch());
    form.addEventListener(
        "submit",
        event -> {
          event.preventDefault();
          send();
        });
    section.findAll("a.onward").forEach(this::takeOver);
    touched = typed.restore();
    AnswerHandle.addTo(section, form, this::touch);
    HuntStage.addTo(section, form, marker, this::touch);
    OrderList.addTo(form, this::touch);
    CaseList.addTo(form, this::touch);
    nameAnswer();
    form.find("input[name=decimal]")
        .ifPresent(field -> field.setValue(Page.decimalMark().name().toLowerCase(Locale.ROOT)));
  }

  /** An answer that is changed is another one, with a key by which the server knows it again. */
  private void touch() {
    if (!changed && marker.isThere()) {
      leaveVerdict();
    }
    touched = true;
    changed = true;
    typed.keep();
    nameAnswer();
  }

  /** A reload must not lead back to the verdict on an earlier answer. */
  private void leaveVerdict() {
    if (path.equals(Page.path())) {
      int question = new AnswerForm(form).question();
      Page.setAddress(FreshPanel.address(path, marker.seed(), question));
    }
  }

  private void nameAnswer() {
    if (marker.isThere()) {
      form.need("input[name=key]").setValue(Page.formKey());
    }
  }

  /** The link still opens its own page in a new tab or window if the reader asks for that. */
  private void takeOver(Element link) {
    link.addEventListener(
        "click",
        event -> {
          if (event.getButton() == 0 && !isModified(event)) {
            event.preventDefault();
            if (marker.isThere() && !link.matches(".solve")) {
              draw(
                  link.matches(".next") ? marker.seed() : marker.nextSeed(), link.matches(".next"));
            } else {
              fetchAnother(link.attribute("href"));
            }
          }
        });
  }

  private static boolean isModified(Event event) {
    return event.isCtrlKey() || event.isMetaKey() || event.isShiftKey() || event.isAltKey();
  }

  /** The lesson's page is the same for everybody; a learner's own attempts come after it. */
  void recall() {
    if (hasServer() && !path.equals(Page.path())) {
      Page.get(
          path + "/panel",
          (status, body) -> {
            if (status == 200 && !touched && !busy && !hasFocus()) {
              replace(body);
            }
          });
    }
  }

  /** Practice is marked here at once; what was understood is sent in any case, to be kept. */
  private void send() {
    if (marker.isThere() && (!busy || queue.isBusy())) {
      mark();
    } else if (!busy) {
      post();
    }
  }

  private void mark() {
    AnswerForm fields = new AnswerForm(form);
    String result = marker.mark(fields.answer());
    if (PracticeVerdict.show(section, fields, result, marker::picture)) {
      typed.forget();
      note(Practice.isRight(result));
      if (hasServer()) {
        post();
      }
    } else {
      leaveVerdict();
    }
  }

  /** False in an exported course, in which practice is marked in the page and sent nowhere. */
  private boolean hasServer() {
    return !path.isEmpty();
  }

  /** An exercise has its tick with the first right answer, to whichever question. */
  private void note(boolean right) {
    ReviewNotes.answered(section.attribute("data-exercise"), right);
  }

  /** What was marked in the page is kept until it has arrived; the server marks the rest. */
  private void post() {
    changed = false;
    working(true);
    queue.send(
        Page.fields(form),
        (status, body, kept) -> {
          working(false);
          if (status == 200 && hasMovedOn()) {
            Outbox.send();
            followWish();
          } else if (replaced) {
            sendLater(kept, status);
          } else {
            receive(status, body, kept);
          }
        });
  }

  private void receive(int status, String body, boolean kept) {
    if (status == 200) {
      typed.forget();
    }
    Optional<Element> next = replace(body);
    next.ifPresent(PanelFocus::outcome);
    if (next.isPresent()) {
      Outbox.send();
    } else {
      wished = null;
      explain(kept, status);
    }
  }

  /**
   * Whether the reader is at work on the next answer already. The page has said what the server
   * says of the last one; the server's panel would only take away what is being typed.
   */
  private boolean hasMovedOn() {
    return replaced || (marker.isThere() && (changed || hasFocus()));
  }

  /** Whether the focus is on a field or a handle of the panel. */
  private boolean hasFocus() {
    return section.find("input:focus, [role=slider]:focus").isPresent();
  }

  /** Sends what is kept after a while; false if nothing is kept that could arrive later. */
  private static boolean sendLater(boolean kept, int status) {
    boolean later = kept && !Outbox.isAnswer(status);
    if (later) {
      Outbox.sendLater();
    }
    return later;
  }

  private void explain(boolean kept, int status) {
    if (sendLater(kept, status)) {
      notice.keep();
    } else {
      notice.explain(
          marker.isThere()
              ? "Your answer was marked in the page and could not be stored"
              : "Your answer could not be sent",
          status);
    }
  }

  /** Goes on to a question that needs no server: of this variant, or of another one. */
  private void draw(long seed, boolean next) {
    if (!busy || queue.isBusy()) {
      wished = null;
      int question = next ? new AnswerForm(form).question() + 1 : 0;
      Element panel = FreshPanel.of(html, path, marker.task(), seed, question);
      replace(panel);
      PanelFocus.task(panel);
    }
  }

  /** Who asks while an answer is on its way gets it after that. */
  private void fetchAnother(String href) {
    if (busy) {
      wished = href;
      return;
    }
    int query = href.indexOf('?');
    working(true);
    Page.get(
        path + "/panel" + (query < 0 ? "" : href.substring(query)),
        (status, body) -> {
          working(false);
          Optional<Element> next = replace(body);
          next.ifPresent(PanelFocus::task);
          if (next.isEmpty()) {
            notice.explain("This one could not be fetched", status);
          }
        });
  }

  /** Puts the panel that the server sent in the place of this one; empty if it sent none. */
  private Optional<Element> replace(String html) {
    Optional<Element> next = Element.parse(html).filter(element -> element.matches(PANEL));
    next.ifPresent(this::replace);
    return next;
  }

  private void replace(Element next) {
    section.replaceWith(next);
    replaced = true;
    Page.tellOfNewFigures();
    nameInAddress(next);
    enhance(next, tasks).ifPresent(this::handOver);
  }

  private void handOver(ExercisePanel next) {
    next.marker.goOnFrom(marker);
    next.wished = wished;
    wished = null;
    next.followWish();
  }

  private void followWish() {
    String asked = wished;
    wished = null;
    if (asked != null) {
      fetchAnother(asked);
    }
  }

  /** On the exercise's own page a reload, a bookmark or a copied address shows the same again. */
  private void nameInAddress(Element next) {
    if (path.equals(Page.path())) {
      Page.setAddress(next.attribute("data-address"));
    }
  }

  private void working(boolean on) {
    busy = on;
    section.setAttribute("aria-busy", Boolean.toString(on));
    // A button that is really disabled would lose the focus to nothing.
    form.find("button[type=submit]")
        .filter(button -> !marker.isThere())
        .ifPresent(button -> button.setAttribute("aria-disabled", Boolean.toString(on)));
    if (on) {
      notice.clear();
    }
  }
}
