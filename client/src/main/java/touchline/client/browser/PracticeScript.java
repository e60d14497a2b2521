package touchline.client.browser;

import org.teavm.jso.JSExport;
import touchline.client.exercise.Practice;

/**
 * The marker of practice as a module of its own: only who comes to an exercise fetches the tasks
 * with their mistakes.
 */
public final class PracticeScript {
  private PracticeScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Marks as {@link Practice#mark}; the seed is decimal, as JavaScript has no long. */
  @JSExport
  public static String mark(String task, String seed, String answers) {
    return Practice.mark(task, Long.parseLong(seed), answers);
  }
}
