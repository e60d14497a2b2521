package touchline.client.browser.exercise;

import java.util.Locale;
import java.util.Optional;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.browser.panel.Outbox;
import touchline.client.browser.panel.ReviewNotes;
import touchline.client.browser.rest.Rest;
import touchline.client.exercise.Practice;
import touchline.client.exercise.Tasks;

/**
 * An exercise in the page: its answer can be dragged, and it is sent and marked without leaving the
 * lesson. The server writes every panel; {@link PanelExchange} puts them into the page.
 */
final class ExercisePanel {
  private final Element section;
  private final Element form;
  private final String path;
  private final PageMarker marker;
  private final TypedAnswer typed;
  private final AnswerQueue queue;
  private final PanelExchange exchange;

  /** Whether the answer was changed since the panel appeared. */
  private boolean touched;

  /** Whether the answer was changed since one was sent. */
  private boolean changed;

  private ExercisePanel(Element section, Element form, Tasks tasks) {
    this.section = section;
    this.form = form;
    this.path = form.attribute("action");
    this.marker = new PageMarker(section, tasks);
    this.typed = TypedAnswer.of(section, form);
    this.queue = new AnswerQueue(path + "/panel", marker.isThere());
    this.exchange = new PanelExchange(section, form, tasks, marker, queue);
  }

  /**
   * Brings the exercises of the page to life that a selector finds: one by one, and those out of
   * sight while the reader does nothing.
   */
  static void enhanceAll(String selector, Tasks tasks) {
    Rest rest = new Rest();
    // What an earlier visit left on this device is among the attempts, too.
    Opening sent = new Opening();
    Outbox.send(sent::open);
    for (Element section : Page.root().findAll(selector)) {
      rest.whenOrReached(
          section, () -> enhance(section, tasks).ifPresent(panel -> sent.onceOpen(panel::recall)));
    }
  }

  /** Brings an exercise of the page to life; empty if there is nothing to answer. */
  static Optional<ExercisePanel> enhance(Element section, Tasks tasks) {
    Page.open(section);
    Optional<ExercisePanel> panel =
        section
            .find("form.answer")
            .map(form -> new ExercisePanel(section, form, PractisedTask.in(section, tasks)));
    panel.ifPresent(ExercisePanel::listen);
    return panel;
  }

  PanelExchange exchange() {
    return exchange;
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
    section.findAll("a.onward").forEach(exchange::takeOver);
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

  /** The lesson's page is the same for everybody; a learner's own attempts come after it. */
  void recall() {
    if (hasServer() && !path.equals(Page.path())) {
      Page.get(
          path + "/panel" + exchange.keptQuestion(),
          (status, body) -> {
            if (status == 200 && !touched && !isBusy() && !hasFocus()) {
              exchange.replace(body);
            }
          });
    }
  }

  private boolean isBusy() {
    return exchange.isFetching() || queue.isBusy();
  }

  /** Practice is marked here at once; what was understood is sent in any case, to be kept. */
  private void send() {
    if (marker.isThere() && !exchange.isFetching()) {
      mark();
    } else if (!isBusy()) {
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
    exchange.showWork(true);
    queue.send(
        Page.fields(form),
        (status, body, kept) -> {
          exchange.showWork(false);
          if (status == 200 && hasMovedOn()) {
            goOn(body);
          } else if (exchange.hasReplaced()) {
            sendLater(kept, status);
          } else {
            receive(status, body, kept);
          }
        });
  }

  private void goOn(String body) {
    Outbox.send();
    if (!exchange.hasReplaced()) {
      exchange.renew(body);
    }
    exchange.followWish();
  }

  private void receive(int status, String body, boolean kept) {
    if (status == 200) {
      typed.forget();
    }
    Optional<Element> next = exchange.replace(body);
    next.ifPresent(PanelFocus::outcome);
    if (next.isPresent()) {
      Outbox.send();
    } else {
      exchange.forgetWish();
      explain(kept, status);
    }
  }

  /**
   * Whether the reader is at work on the next answer already. The page has said what the server
   * says of the last one; the server's panel would only take away what is being typed.
   */
  private boolean hasMovedOn() {
    return exchange.hasReplaced() || (marker.isThere() && (changed || hasFocus()));
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
      exchange.notice().keep();
    } else {
      exchange
          .notice()
          .explain(
              marker.isThere()
                  ? "Your answer was marked in the page and could not be stored"
                  : "Your answer could not be sent",
              status);
    }
  }
}
