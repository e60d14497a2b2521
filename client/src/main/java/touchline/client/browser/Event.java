package touchline.client.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** Something the reader did, by mouse, finger or key. */
public interface Event extends JSObject {
  /** Hears events. */
  @JSFunctor
  public interface Listener extends JSObject {
    void heard(Event event);
  }

  @JSProperty
  String getKey();

  @JSProperty
  boolean isShiftKey();

  @JSProperty
  boolean isCtrlKey();

  @JSProperty
  boolean isMetaKey();

  @JSProperty
  boolean isAltKey();

  /** 0 for the main button, a finger or a pen. */
  @JSProperty
  int getButton();

  @JSProperty
  int getPointerId();

  @JSProperty
  double getClientX();

  @JSProperty
  double getClientY();

  /** On the page, which scrolls, and not in the window. */
  @JSProperty
  double getPageX();

  @JSProperty
  double getPageY();

  /** What an event of our own is about. */
  @JSProperty
  Element getDetail();

  @JSMethod
  void preventDefault();

  @JSMethod
  void stopPropagation();
}
