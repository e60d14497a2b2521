package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import touchline.server.TestSite;

/** The pages of a learning platform in which tools are framed, and what those keep there. */
public final class PlatformPages {
  private final TestPlatform platform;
  private final TestSite site;

  public PlatformPages(TestPlatform platform, TestSite site) {
    this.platform = platform;
    this.site = site;
  }

  /**
   * A page of its course, under whatever name it is asked, with a link in a frame. After a question
   * mark stands the frame that keeps something for tools, if it offers one.
   */
  public void course(HttpExchange exchange) throws IOException {
    String role = exchange.getRequestURI().getPath().substring("/course/".length());
    String keeper = exchange.getRequestURI().getQuery();
    String keeping = keeper == null ? "" : keeping(keeper);
    page(
        exchange,
        "<!DOCTYPE html><html lang=en><title>A course</title><main><h1>A course</h1>"
            + keeping
            + "<iframe id=link title='A link' width='100%' height=500 src='"
            + platform.opening(role)
            + (keeper == null ? "" : "&lti_storage_target=" + target(keeper))
            + "'></iframe></main>");
  }

  /** What stands in its page for that; some kinds say what they take, and some are mute. */
  private String keeping(String kind) {
    return switch (kind) {
      case "_parent" ->
          keeping() + "<script>taken(['lti.get_data', 'lti.put_data'], null)</script>";
      case "named" ->
          telling()
              + "<iframe name=keeper src=/keeper></iframe>"
              + "<script>taken(['lti.get_data', 'lti.put_data'], 'keeper')</script>";
      case "nothing" -> keeping() + "<script>taken([], null)</script>";
      case "mute" -> telling();
      default -> "<iframe name=keeper src=/keeper></iframe>";
    };
  }

  private static String target(String kind) {
    return Set.of("nothing", "mute", "named").contains(kind) ? "_parent" : kind;
  }

  public void keeper(HttpExchange exchange) throws IOException {
    page(exchange, "<!DOCTYPE html><html lang=en><title>Keeper</title>" + keeping());
  }

  /**
   * Notes what it is asked, and says what it takes if that is known; as a page calls {@code taken}.
   */
  private String telling() {
    return """
        <script>
        var asked = window.parent === window ? [] : window.parent.asked ?? [];
        let supported = null;
        function taken(subjects, frame) {
          supported = ["lti.capabilities", ...subjects].map(subject =>
            frame === null ? { subject } : { subject, frame });
        }
        addEventListener("message", ({ origin, source, data }) => {
          if (origin !== "%s" || typeof data?.message_id !== "string") return;
          asked.push(data.subject);
          if (data.subject !== "lti.capabilities" || supported === null) return;
          source.postMessage({ subject: "lti.capabilities.response", message_id: data.message_id,
            supported_messages: supported }, origin);
        });
        </script>
        """
        .formatted(site.url());
  }

  /** A page that lets a tool register itself in a frame, and closes that when the tool says so. */
  public void registering(HttpExchange exchange) throws IOException {
    page(
        exchange,
        "<!DOCTYPE html><html lang=en><title>Tools</title><iframe id=link src='"
            + exchange.getRequestURI().getQuery()
            + "?openid_configuration="
            + platform.url()
            + "/configuration&registration_token=for-once'></iframe>"
            + keeping());
  }

  /** The same in a window of its own, which it closes when the tool says so. */
  public void window(HttpExchange exchange) throws IOException {
    page(
        exchange,
        """
        <!DOCTYPE html><html lang=en><title>Tools</title><button>Add it</button><p></p>
        <script>
        let opened = null;
        document.querySelector("button").onclick = () => {
          opened = window.open("%s?openid_configuration=%s/configuration&registration_token=for-once");
        };
        addEventListener("message", ({ origin, source, data }) => {
          if (origin !== "%s" || data?.subject !== "org.imsglobal.lti.close") return;
          document.querySelector("p").textContent = source === opened ? "It is added" : "Who?";
          opened.close();
        });
        </script>
        """
            .formatted(exchange.getRequestURI().getQuery(), platform.url(), site.url()));
  }

  /** Keeps what a tool asks it to, strictly as 1EdTech's Client Side postMessages have it. */
  private String keeping() {
    return telling()
        + """
        <script>
        const kept = {};
        addEventListener("message", ({ origin, source, data }) => {
          if (origin !== "%s" || !data) return;
          const { subject, message_id, key, value } = data;
          const named = typeof message_id === "string" && typeof key === "string";
          if (subject === "org.imsglobal.lti.close") document.querySelector("#link").remove();
          if (subject === "lti.put_data" && named && typeof value === "string") kept[key] = value;
          else if (subject !== "lti.get_data" || !named) return;
          source.postMessage(
            { subject: subject + ".response", message_id, key, value: kept[key] ?? null }, origin);
        });
        </script>
        """
            .formatted(site.url());
  }

  public static void page(HttpExchange exchange, String html) throws IOException {
    byte[] bytes = html.getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html;charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
