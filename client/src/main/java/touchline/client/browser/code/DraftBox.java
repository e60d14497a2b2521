package touchline.client.browser.code;

import java.util.Optional;
import touchline.client.browser.Delay;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.browser.Wire;
import touchline.client.code.Draft;

/**
 * Keeps what is typed on this device, and puts it back after a reload or a crash. A text that
 * another window wrote is never lost: it is put aside and offered.
 */
final class DraftBox {
  /** Milliseconds after the last key; a crash loses no more than this. */
  private static final int PAUSE = 400;

  private final Element field;
  private final Element line = Element.create("p", "code-draft");
  private final Element words = Element.create("span", "");
  private final Element swap = button("Take the other version");
  private final Element again = button("Start again from the starter");
  private final Delay delay = new Delay();
  private final String name;
  private final String version;

  /** What this window last read from the device or wrote there. */
  private String known;

  /** What another window wrote, or this one had before it began again; empty if nothing. */
  private String aside;

  private boolean dirty;

  private DraftBox(Element section, Element field) {
    this.field = field;
    this.name = "touchline.code." + section.attribute("data-code");
    this.version = section.attribute("data-version");
    this.known = Page.kept(name);
    this.aside = Page.kept(name + ".other");
    line.setAttribute("role", "status");
    line.append(words);
    line.append(swap);
    line.append(again);
    swap.setHidden(aside.isEmpty());
    again.setHidden(isStarter(field.getValue()));
  }

  static DraftBox over(Element section, Element field) {
    DraftBox box = new DraftBox(section, field);
    // Below the buttons: above them, it would move them away from a pointer that is about to click.
    section.need(".code-buttons").after(box.line);
    box.restore();
    box.listen();
    return box;
  }

  private static Element button(String words) {
    Element button = Element.create("button", "quiet");
    button.setAttribute("type", "button");
    button.setTextContent(words);
    return button;
  }

  private void listen() {
    field.addEventListener("input", event -> changed());
    again.addEventListener("click", event -> startAgain());
    swap.addEventListener("click", event -> takeOther());
    Wire.onLeaving(this::keep);
    Wire.onChange(name, this::changedElsewhere);
  }

  private void changed() {
    dirty = true;
    delay.restart(PAUSE, this::keep);
  }

  /** A page that shows a submission shows just that; the draft waits. */
  private void restore() {
    Optional<Draft> draft = Draft.read(known);
    if (draft.isEmpty() || isSame(draft.get().source(), field.getValue())) {
      return;
    }
    if (isShowingSubmission()) {
      putAside(known);
      say("Your draft from " + draft.get().saved() + " is kept.");
      return;
    }
    show(draft.get().source());
    boolean newer = !draft.get().version().equals(version);
    say(
        "Your draft from "
            + draft.get().saved()
            + (newer ? ", for an earlier version of this exercise." : "."));
  }

  private static boolean isShowingSubmission() {
    return Page.query().indexOf("submission=") >= 0;
  }

  private void show(String source) {
    field.setValue(source);
    Wire.tellChanged(field);
    again.setHidden(isStarter(source));
  }

  private boolean isStarter(String source) {
    return isSame(source, field.attribute("data-starter"));
  }

  /** Forms may change the ends of lines, and browsers drop the first. */
  private static boolean isSame(String one, String other) {
    return one.replace("\r", "").strip().equals(other.replace("\r", "").strip());
  }

  private void keep() {
    if (!dirty) {
      return;
    }
    dirty = false;
    delay.cancel();
    String there = Page.kept(name);
    if (!there.equals(known) && !there.isEmpty()) {
      putAside(there);
    }
    again.setHidden(isStarter(field.getValue()));
    known = draft().text();
    if (!Page.keep(name, known)) {
      say("This browser keeps no drafts: copy your text before you leave.");
    } else if (swap.matches("[hidden]")) {
      say("Draft kept on this device.");
    }
  }

  /** Two windows put aside into one place, so each remembers its own, too. */
  private void putAside(String other) {
    aside = other;
    Page.keep(name + ".other", other);
    swap.setHidden(false);
  }

  private void changedElsewhere(String text) {
    Optional<Draft> other = Draft.read(text);
    if (other.isPresent() && !isSame(other.get().source(), field.getValue())) {
      putAside(text);
      say("Another window changed this draft. Yours is still here.");
    }
  }

  private void takeOther() {
    Optional<Draft> other = Draft.read(aside);
    if (other.isPresent()) {
      putAside(draft().text());
      known = Page.kept(name);
      show(other.get().source());
      changed();
      say("This is the version from " + other.get().saved() + ".");
    }
    field.focus();
  }

  private Draft draft() {
    return new Draft(version, Wire.now(), field.getValue());
  }

  private void startAgain() {
    putAside(draft().text());
    show(field.attribute("data-starter"));
    changed();
    keep();
    say("This is the source to begin with; what you had is kept.");
  }

  /** The same words are not said twice. */
  private void say(String text) {
    if (!words.getTextContent().equals(text)) {
      words.setTextContent(text);
    }
  }
}
