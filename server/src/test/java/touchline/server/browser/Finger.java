package touchline.server.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

/** A finger on the screen of a page that was opened with touch. */
public final class Finger {
  private static final int MOVES = 20;

  private final CDPSession devtools;

  public Finger(Page page) {
    devtools = page.context().newCDPSession(page);
  }

  /** From one place of the screen to another, in several moves as a hand does. */
  public void drag(double[] from, double[] to) {
    touch("touchStart", from);
    for (int i = 1; i <= MOVES; i++) {
      double share = i / (double) MOVES;
      touch(
          "touchMove",
          new double[] {from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])});
    }
    touch("touchEnd");
  }

  private void touch(String type, double[]... fingers) {
    JsonArray points = new JsonArray();
    for (double[] finger : fingers) {
      JsonObject point = new JsonObject();
      point.addProperty("x", finger[0]);
      point.addProperty("y", finger[1]);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    devtools.send("Input.dispatchTouchEvent", event);
  }
}
