package touchline.client.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.figure.Frame;

/** The figure's own method and those that it calls; the one that runs is in view. */
final class Listings {
  private final Map<String, Listing> all = new LinkedHashMap<>();
  private final Map<String, Element> boxes = new LinkedHashMap<>();
  private String shown = "";

  Listings(Element figure) {
    for (Element box : figure.findAll(".figure-code")) {
      String method = box.attribute("data-method");
      boxes.put(method, box);
      all.put(method, new Listing(box.need(".listing")));
    }
  }

  /** Marks the frame's line, and returns it as HTML. */
  String show(Frame frame) {
    return show(frame, note(frame));
  }

  /** The same for a line of which something is asked: how it comes out is not said. */
  String ask(Frame frame) {
    return show(frame, "");
  }

  private String show(Frame frame, String note) {
    if (!frame.method().equals(shown)) {
      shown = frame.method();
      boxes.forEach((method, box) -> box.setHidden(!method.equals(shown)));
    }
    Listing listing = all.get(shown);
    if (listing == null) {
      return "";
    }
    listing.show(frame.line(), note);
    return listing.current();
  }

  /** Brings the marked line into sight, which it cannot be while its listing is not shown. */
  void reveal() {
    Listing listing = all.get(shown);
    if (listing != null) {
      listing.reveal();
    }
  }

  /** What is written behind the line: how a condition came out. */
  static String note(Frame frame) {
    if (frame.branch().isEmpty()) {
      return "";
    }
    Frame.Branch branch = frame.branch().get();
    String outcome = branch.outcome() ? "true" : "false";
    return branch.with().isEmpty() ? outcome : branch.with() + " is " + outcome;
  }
}
