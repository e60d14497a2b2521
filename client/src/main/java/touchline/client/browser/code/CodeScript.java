package touchline.client.browser.code;

import org.teavm.jso.JSExport;
import touchline.client.browser.Page;

/** What an exercise that asks for a method needs: only who comes near one fetches it. */
public final class CodeScript {
  private CodeScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every such exercise of the page to life. */
  @JSExport
  public static void start() {
    Page.root().findAll("section.code").forEach(CodePanel::start);
    Page.root().findAll("form.draft-form").forEach(DraftPanel::start);
  }
}
