package touchline.client.browser.exercise;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.client.browser.Element;
import touchline.client.browser.Event;
import touchline.client.browser.Page;
import touchline.client.browser.panel.PanelNotice;
import touchline.client.exercise.Tasks;

/**
 * Puts another panel in the place of the one in the page: the server's, with what it knows of the
 * answers, or one that is drawn here with another question.
 */
final class PanelExchange {
  private static final String PANEL = "section.exercise";

  /** Before the exercise's path, where the tab remembers its question. */
  private static final String AT = "touchline.at.";

  private final Element section;
  private final Element form;
  private final String html;
  private final String path;
  private final Tasks tasks;
  private final PageMarker marker;
  private final AnswerQueue queue;
  private final PanelNotice notice;

  /** Whether another panel has taken the place of this one. */
  private boolean replaced;

  /** Whether another panel is on its way. */
  private boolean fetching;

  /** The address of a panel that was asked for while an answer was on its way. */
  private @Nullable String wished;

  /** For a panel as the server wrote it, before anything in it was moved. */
  PanelExchange(Element section, Element form, Tasks tasks, PageMarker marker, AnswerQueue queue) {
    this.section = section;
    this.form = form;
    this.html = section.getOuterHTML();
    this.path = form.attribute("action");
    this.tasks = tasks;
    this.marker = marker;
    this.queue = queue;
    this.notice = new PanelNotice(section, form);
  }

  PanelNotice notice() {
    return notice;
  }

  boolean hasReplaced() {
    return replaced;
  }

  boolean isFetching() {
    return fetching;
  }

  /** The link still opens its own page in a new tab or window if the reader asks for that. */
  void takeOver(Element link) {
    link.addEventListener(
        "click",
        event -> {
          if (event.getButton() == 0 && !isModified(event)) {
            event.preventDefault();
            follow(link);
          }
        });
  }

  private static boolean isModified(Event event) {
    return event.isCtrlKey() || event.isMetaKey() || event.isShiftKey() || event.isAltKey();
  }

  private void follow(Element link) {
    if (!marker.isThere() || link.matches(".solve")) {
      fetch(link.attribute("href"));
    } else if (link.matches(".next")) {
      draw(marker.seed(), new AnswerForm(form).question() + 1);
    } else {
      draw(marker.nextSeed(), 0);
    }
  }

  /** Goes on to a question that needs no server. */
  private void draw(long seed, int question) {
    if (!fetching) {
      wished = null;
      Element panel = FreshPanel.of(html, path, marker.task(), seed, question);
      replace(panel);
      PanelFocus.task(panel);
    }
  }

  /** Who asks while an answer is on its way gets it after that. */
  private void fetch(String href) {
    if (fetching || queue.isBusy()) {
      wished = href;
      return;
    }
    int query = href.indexOf('?');
    fetching = true;
    showWork(true);
    Page.get(
        path + "/panel" + (query < 0 ? "" : href.substring(query)),
        (status, body) -> {
          fetching = false;
          showWork(false);
          Optional<Element> next = replace(body);
          next.ifPresent(PanelFocus::task);
          if (next.isEmpty()) {
            notice.explain("This one could not be fetched", status);
          }
        });
  }

  void showWork(boolean on) {
    section.setAttribute("aria-busy", Boolean.toString(on));
    // A button that is really disabled would lose the focus to nothing.
    form.find("button[type=submit]")
        .filter(button -> !marker.isThere())
        .ifPresent(button -> button.setAttribute("aria-disabled", Boolean.toString(on)));
    if (on) {
      notice.clear();
    }
  }

  /** Puts the panel that the server sent in the place of this one; empty if it sent none. */
  Optional<Element> replace(String html) {
    Optional<Element> next = panel(html);
    next.ifPresent(this::replace);
    return next;
  }

  private static Optional<Element> panel(String html) {
    return Element.parse(html).filter(element -> element.matches(PANEL));
  }

  private void replace(Element next) {
    section.replaceWith(next);
    replaced = true;
    Page.tellOfNewFigures();
    nameInAddress(next);
    ExercisePanel.enhance(next, tasks).ifPresent(panel -> handOver(panel.exchange()));
  }

  /**
   * On the exercise's own page a reload, a bookmark or a copied address shows the same again. In a
   * lesson, which has many exercises, the tab remembers which question each of them was at.
   */
  private void nameInAddress(Element next) {
    String address = next.attribute("data-address");
    if (path.equals(Page.path())) {
      Page.setAddress(address);
    } else if (marker.isThere() && !path.isEmpty()) {
      boolean isQuestion = address.indexOf("?seed=") >= 0;
      Page.keepInTab(AT + path, isQuestion ? address.substring(address.indexOf('?')) : "");
    }
  }

  /** Which question the reader was at, as the query of its address; empty if nothing is known. */
  String keptQuestion() {
    return Page.keptInTab(AT + path);
  }

  private void handOver(PanelExchange next) {
    next.marker.goOnFrom(marker);
    next.wished = wished;
    wished = null;
    next.followWish();
  }

  void followWish() {
    String asked = wished;
    wished = null;
    if (asked != null) {
      fetch(asked);
    }
  }

  void forgetWish() {
    wished = null;
  }

  /**
   * Takes from a panel that the server sent what it says around the answer: the attempts and where
   * one can go from here. What is being typed stays, and so does a link that has the focus.
   */
  void renew(String html) {
    panel(html).ifPresent(this::renew);
  }

  private void renew(Element next) {
    next.find(".attempts").ifPresent(this::renewAttempts);
    Optional<Element> links = next.find(".again");
    if (links.isPresent() && section.find(".again :focus").isEmpty()) {
      section.need(".again").replaceWith(links.get());
      links.get().findAll("a.onward").forEach(this::takeOver);
    }
  }

  private void renewAttempts(Element next) {
    Optional<Element> before = section.find(".attempts");
    if (before.isPresent()) {
      before
          .filter(list -> list.matches("[open]"))
          .ifPresent(list -> next.setAttribute("open", ""));
      before.get().replaceWith(next);
    } else {
      section.append(next);
    }
  }
}
