package touchline.client.browser.exercise;

import org.teavm.jso.JSExport;
import touchline.topic.Topics;

/**
 * Exercises in which cases are written for a method, as a module of its own: it holds the methods
 * and all their mistaken versions, and only who comes near such an exercise fetches it.
 */
public final class CaseScript {
  private CaseScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every such exercise of the page to life. */
  @JSExport
  public static void start() {
    ExercisePanel.enhanceAll("section.exercise[data-kind=tests]", Topics::cases);
  }
}
