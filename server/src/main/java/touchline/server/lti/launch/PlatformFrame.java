package touchline.server.lti.launch;

import java.util.HashMap;
import java.util.Map;
import touchline.server.account.guard.Secret;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.visit.FramePages;

/**
 * The frame of a platform that keeps something for a browser that keeps no cookie of this site. See
 * 1EdTech's LTI OIDC Login with LTI Client Side postMessages 1.0.
 */
final class PlatformFrame {
  static final String FIELD = "lti_storage_target";

  private PlatformFrame() {}

  /** Its name, such as {@code _parent}; empty where the platform offers none. */
  static String said(String name) {
    return name.matches("[A-Za-z0-9_.-]{1,200}") ? name : "";
  }

  /** What a page has to know to ask it, and no other: it is where people are let in there. */
  static Map<String, Object> shown(Platform platform, String frame, Secret state) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("origin", FramePages.origin(platform.authorises()));
    shown.put("frame", frame);
    shown.put("key", "touchline-" + state.sha256().substring(0, 16));
    return shown;
  }
}
