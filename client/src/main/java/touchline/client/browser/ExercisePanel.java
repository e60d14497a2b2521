package touchline.client.browser;

import java.util.Locale;
import java.util.Optional;

/**
 * An exercise in the page: its answer can be dragged, and it is sent, marked and replaced without
 * leaving the lesson. The server writes every panel; this only exchanges them.
 */
final class ExercisePanel {
  private static final String PANEL = "section.exercise";

  private final Element section;
  private final Element form;
  private final String path;
  private final Element problem = Element.create("p", "exercise-problem");
  private final PageMarker marker;
  private boolean touched;
  private boolean busy;

  private ExercisePanel(Element section, Element form) {
    this.section = section;
    this.form = form;
    this.path = form.attribute("action");
    this.marker = new PageMarker(section);
    problem.setAttribute("role", "alert");
    problem.setAttribute("tabindex", "-1");
    form.after(problem);
  }

  /** Brings an exercise of the page to life, with what this learner did before if there is any. */
  static void start(Element section) {
    enhance(section)
        .filter(panel -> !panel.path.equals(Page.path()))
        .ifPresent(ExercisePanel::recall);
  }

  private static Optional<ExercisePanel> enhance(Element section) {
    Optional<ExercisePanel> panel =
        section.find("form.answer").map(form -> new ExercisePanel(section, form));
    panel.ifPresent(ExercisePanel::listen);
    return panel;
  }

  private void listen() {
    section.setAttribute("data-live", "");
    form.addEventListener("input", event -> touched = true);
    form.addEventListener(
        "submit",
        event -> {
          event.preventDefault();
          send();
        });
    section.findAll("a.onward").forEach(this::takeOver);
    AnswerHandle.addTo(section, form, () -> touched = true);
    OrderList.addTo(form, () -> touched = true);
    form.find("input[name=decimal]")
        .ifPresent(field -> field.setValue(Page.decimalMark().name().toLowerCase(Locale.ROOT)));
  }

  /** The link still opens its own page in a new tab or window if the reader asks for that. */
  private void takeOver(Element link) {
    link.addEventListener(
        "click",
        event -> {
          if (event.getButton() == 0 && !isModified(event)) {
            event.preventDefault();
            fetchAnother(link.attribute("href"));
          }
        });
  }

  private static boolean isModified(Event event) {
    return event.isCtrlKey() || event.isMetaKey() || event.isShiftKey() || event.isAltKey();
  }

  /** The lesson's page is the same for everybody; a learner's own attempts come after it. */
  private void recall() {
    Page.get(
        path + "/panel",
        (status, body) -> {
          if (status == 200 && !touched && !busy) {
            replace(body);
          }
        });
  }

  /** Practice is marked here at once; what was understood is sent in any case, to be kept. */
  private void send() {
    if (busy) {
      return;
    }
    if (!marker.isThere()) {
      post();
      return;
    }
    AnswerForm fields = new AnswerForm(form);
    if (PracticeVerdict.show(section, fields, marker.mark(fields.answer()))) {
      post();
    }
  }

  private void post() {
    working(true);
    Page.post(
        path + "/panel",
        form,
        (status, body) -> {
          working(false);
          Optional<Element> next = replace(body);
          next.ifPresent(ExercisePanel::focusOnOutcome);
          if (next.isEmpty()) {
            explain(
                section.find(".verdict").isPresent() && marker.isThere()
                    ? "Your answer was marked in the page and could not be stored"
                    : "Your answer could not be sent",
                status);
          }
        });
  }

  private void fetchAnother(String href) {
    if (busy) {
      return;
    }
    int query = href.indexOf('?');
    working(true);
    Page.get(
        path + "/panel" + (query < 0 ? "" : href.substring(query)),
        (status, body) -> {
          working(false);
          Optional<Element> next = replace(body);
          next.ifPresent(ExercisePanel::focusOnTask);
          if (next.isEmpty()) {
            explain("Another one could not be fetched", status);
          }
        });
  }

  /** Puts the panel that the server sent in the place of this one; empty if it sent none. */
  private Optional<Element> replace(String html) {
    Optional<Element> next = Element.parse(html).filter(element -> element.matches(PANEL));
    next.ifPresent(
        element -> {
          section.replaceWith(element);
          Page.tellOfNewFigures();
          enhance(element).ifPresent(panel -> panel.marker.goOnFrom(marker));
          nameInAddress(element);
        });
    return next;
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
        .ifPresent(button -> button.setAttribute("aria-disabled", Boolean.toString(on)));
    if (on) {
      problem.setTextContent("");
    }
  }

  private void explain(String what, int status) {
    String why =
        status == 0
            ? "the server did not answer. Check your connection and try again."
            : "the server answered with error " + status + ". Try again in a moment.";
    problem.setTextContent(what + ": " + why + " What you typed is kept.");
    if (section.find(".verdict:focus").isEmpty()) {
      problem.focus();
    }
  }

  private static void focusOnOutcome(Element section) {
    section
        .find("[aria-invalid=true]")
        .or(() -> section.find(".verdict"))
        .ifPresent(Element::focus);
  }

  private static void focusOnTask(Element section) {
    section
        .find("h2, h3, h4")
        .ifPresent(
            heading -> {
              heading.setAttribute("tabindex", "-1");
              heading.focus();
            });
  }
}
