package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;

/**
 * Style, script, fonts and icon under names that contain a fingerprint of their bytes, so that a
 * browser may keep them for ever.
 *
 * @param style address of the site's style sheet
 * @param mathematics address of the style sheet of typeset mathematics
 * @param script address of the script of figures
 * @param start address of the module that starts it
 * @param icon address of the icon
 * @param byPath every asset, by path
 */
public record Assets(
    String style,
    String mathematics,
    String script,
    String start,
    String icon,
    Map<String, Kept> byPath) {
  private static final String JAVASCRIPT = "text/javascript;charset=utf-8";

  /** In this order: later sheets use what earlier ones define. */
  private static final List<String> SHEETS = List.of("base", "figure", "exercise", "code", "desk");

  public Assets {
    byPath = Map.copyOf(byPath);
  }

  /**
   * Reads the assets from the class path.
   *
   * @throws MissingAsset if the program was built without one of them
   */
  public static Assets load() {
    return of(
        ClassPath.bytes("touchline/script/touchline.js"),
        ClassPath.bytes("touchline/script/exercise.js"));
  }

  /** The assets around given scripts: that of figures and that of exercises. */
  public static Assets of(byte[] figures, byte[] exercises) {
    Shelf shelf = new Shelf();
    String script = shelf.put("touchline", "js", JAVASCRIPT, figures);
    String later = shelf.put("exercise", "js", JAVASCRIPT, exercises);
    return new Assets(
        shelf.put("style", "css", Shelf.CSS, joinedSheets().getBytes(UTF_8)),
        KatexStyle.put(shelf),
        script,
        shelf.put("start", "js", JAVASCRIPT, starter(script, later).getBytes(UTF_8)),
        shelf.put("icon", "svg", "image/svg+xml", ClassPath.bytes("touchline/icon/icon.svg")),
        shelf.byPath());
  }

  private static String joinedSheets() {
    StringBuilder all = new StringBuilder();
    for (String sheet : SHEETS) {
      all.append(ClassPath.text("touchline/style/" + sheet + ".css")).append('\n');
    }
    return all.toString();
  }

  /** A module of its own, because pages carry no inline script. */
  private static String starter(String script, String later) {
    return ClassPath.text("touchline/script/start.js")
        .replace("touchline.js", fileName(script))
        .replace("exercise.js", fileName(later));
  }

  private static String fileName(String address) {
    return address.substring(address.lastIndexOf('/') + 1);
  }
}
