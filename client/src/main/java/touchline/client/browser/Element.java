package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** An element of the page, with the few words of the DOM that the views speak. */
public abstract class Element implements JSObject {
  @JSBody(
      params = {"name", "className"},
      script =
          "var element = document.createElement(name); element.className = className;"
              + " return element;")
  public static native Element create(String name, String className);

  /** An element of SVG, which has its own namespace. */
  @JSBody(
      params = {"name", "className"},
      script =
          "var element = document.createElementNS('http://www.w3.org/2000/svg', name);"
              + " element.setAttribute('class', className); return element;")
  public static native Element createSvg(String name, String className);

  /** The first element of a text of HTML, not yet in the page. Scripts in it never run. */
  public static Optional<Element> parse(String html) {
    return Optional.ofNullable(firstOf(html));
  }

  @JSBody(
      params = "html",
      script =
          "var holder = document.createElement('template'); holder.innerHTML = html;"
              + " return holder.content.firstElementChild;")
  private static native @Nullable Element firstOf(String html);

  /** The first match inside a template, whose content is no part of the page. */
  public static Optional<Element> insideTemplate(Element root, String template, String selector) {
    return Optional.ofNullable(inTemplate(root, template, selector));
  }

  @JSBody(
      params = {"root", "template", "selector"},
      script =
          "var holder = root.querySelector(template);"
              + " return holder && holder.content.querySelector(selector);")
  private static native @Nullable Element inTemplate(
      Element root, String template, String selector);

  public final Optional<Element> find(String selector) {
    return Optional.ofNullable(querySelector(selector));
  }

  /** The descendant that the page promises to have. */
  public final Element need(String selector) {
    return find(selector)
        .orElseThrow(() -> new IllegalStateException("page must have an element: " + selector));
  }

  public final List<Element> findAll(String selector) {
    List<Element> found = new ArrayList<>();
    Element[] elements = queryAll(this, selector);
    for (Element element : elements) {
      found.add(element);
    }
    return found;
  }

  @JSMethod
  abstract @Nullable Element querySelector(String selector);

  @JSBody(
      params = {"root", "selector"},
      script = "return Array.from(root.querySelectorAll(selector));")
  private static native Element[] queryAll(Element root, String selector);

  /** The attribute's text, empty if there is none. */
  public final String attribute(String name) {
    String value = getAttribute(name);
    return value == null ? "" : value;
  }

  @JSMethod
  abstract @Nullable String getAttribute(String name);

  @JSMethod
  public abstract void setAttribute(String name, String value);

  @JSMethod
  public abstract void removeAttribute(String name);

  @JSProperty
  public abstract String getId();

  @JSProperty
  public abstract String getValue();

  @JSProperty
  public abstract void setValue(String value);

  @JSProperty
  public abstract boolean isChecked();

  @JSProperty
  public abstract void setChecked(boolean checked);

  @JSProperty
  public abstract void setTextContent(String text);

  @JSProperty
  public abstract String getTextContent();

  @JSProperty
  public abstract String getInnerHTML();

  @JSProperty
  public abstract void setInnerHTML(String html);

  @JSProperty
  public abstract void setHidden(boolean hidden);

  /**
   * Fills the element with HTML, unless this already did. Only this may fill it: to ask the browser
   * what an element holds costs more than to fill it again.
   */
  @JSBody(
      params = "html",
      script = "if (this.shownHtml !== html) { this.shownHtml = html; this.innerHTML = html; }")
  public final native void showHtml(String html);

  /** Sets the text of an element, unless it has it already. */
  @JSBody(params = "text", script = "if (this.textContent !== text) this.textContent = text;")
  public final native void showText(String text);

  /** Puts what waits in templates inside in the place of these. */
  @JSBody(script = "this.querySelectorAll('template').forEach(t => t.replaceWith(t.content));")
  public final native void unwrap();

  /** Sets an attribute, unless it is so already. */
  @JSBody(
      params = {"name", "value"},
      script = "if (this.getAttribute(name) !== value) this.setAttribute(name, value);")
  public final native void put(String name, String value);

  @JSMethod
  public abstract boolean matches(String selector);

  @JSMethod
  public abstract void append(Element child);

  /** Puts an element and a text before everything inside. */
  @JSMethod
  public abstract void prepend(Element child, String text);

  @JSProperty
  public abstract String getOuterHTML();

  @JSMethod
  public abstract void before(Element sibling);

  @JSMethod
  public abstract void after(Element sibling);

  @JSMethod
  public abstract void replaceWith(Element other);

  @JSMethod
  public abstract void addEventListener(String type, Event.Listener listener);

  @JSBody(
      params = {"name", "on"},
      script = "this.classList.toggle(name, on);")
  public final native void mark(String name, boolean on);

  /** Gives the element the focus and leaves the page where it is. */
  @JSBody(script = "this.focus({preventScroll: true});")
  public final native void focusInPlace();

  @JSMethod
  public abstract void focus();

  /** How far the middle of the element is below the top of the window, in pixels. */
  @JSBody(script = "var b = this.getBoundingClientRect(); return (b.top + b.bottom) / 2;")
  public final native double middle();

  @JSMethod
  public abstract void remove();

  /** Selects the text of a field. */
  @JSMethod
  public abstract void select();

  @JSMethod
  public abstract void setPointerCapture(int pointer);

  @JSMethod
  public abstract boolean hasPointerCapture(int pointer);

  /** Scrolls a scrolling box, and never the page, just so far that its descendant shows. */
  @JSBody(
      params = {"box", "inner"},
      script =
          "var frame = box.getBoundingClientRect(), part = inner.getBoundingClientRect();"
              + " if (part.top < frame.top) box.scrollTop -= frame.top - part.top;"
              + " else if (part.bottom > frame.bottom)"
              + " box.scrollTop += part.bottom - frame.bottom;")
  public static native void scrollWithin(Element box, Element inner);
}
