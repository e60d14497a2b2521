package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Style, script, fonts and icon under names that contain a fingerprint of their bytes, so that a
 * browser may keep them for ever.
 *
 * @param styles addresses of the style sheets
 * @param start address of the module that fetches the others when they are wanted
 * @param scripts addresses of all other scripts by file name
 * @param icon address of the icon
 * @param byPath every asset, by path
 */
public record Assets(
    Styles styles,
    String start,
    Map<String, String> scripts,
    String icon,
    Map<String, KeptAnswer> byPath) {
  private static final String JAVASCRIPT = "text/javascript;charset=utf-8";

  /**
   * Figures of all kinds, and of the first lessons alone; exercises; cases for methods; methods and
   * the editor for them; predictions of the text and what stands in its margin; a figure's picture
   * as a file; gradebook; live pages; who reads; a learning platform around the page; the whole
   * library.
   */
  private static final List<String> SCRIPTS =
      List.of(
          "touchline.js",
          "first.js",
          "pendulum.js",
          "game.js",
          "compare.js",
          "exercise.js",
          "cases.js",
          "code.js",
          "editor.js",
          "predict.js",
          "inset.js",
          "still.js",
          "grid.js",
          "live.js",
          "you.js",
          "zone.js",
          "platform.js",
          "parity.js");

  /**
   * Of single pages: a learner's progress, on the first page and in the review too; what comes
   * back; where they are in a lesson; its fonts; the parity run; the first of an exported course.
   */
  private static final List<String> PAGE_SCRIPTS =
      List.of(
          "course.js",
          "due.js",
          "home.js",
          "review.js",
          "contents.js",
          "fonts.js",
          "bits.js",
          "loader.js");

  public Assets {
    scripts = Map.copyOf(scripts);
    byPath = Map.copyOf(byPath);
  }

  /**
   * Those that this program was built with.
   *
   * @throws MissingAsset if it was built without them
   */
  public static Assets load() {
    return PackedAssets.read();
  }

  /**
   * The text of a script, by its file name.
   *
   * @throws MissingAsset if there is none of this name
   */
  public String script(String name) {
    KeptAnswer kept = byPath.get(scripts.getOrDefault(name, ""));
    if (kept == null) {
      throw new MissingAsset(name);
    }
    return new String(kept.bytes(), UTF_8);
  }

  /**
   * The assets around given scripts, by their file names; see {@link #SCRIPTS}.
   *
   * @throws MissingAsset if another one is not on the class path
   */
  public static Assets of(Function<String, byte[]> scripts) {
    Shelf shelf = new Shelf();
    Map<String, String> addresses = new LinkedHashMap<>();
    for (String name : SCRIPTS) {
      String stem = name.substring(0, name.indexOf('.'));
      addresses.put(name, shelf.put(stem, "js", JAVASCRIPT, scripts.apply(name)));
    }
    for (String name : PAGE_SCRIPTS) {
      String stem = name.substring(0, name.indexOf('.'));
      addresses.put(name, shelf.put(stem, "js", JAVASCRIPT, linked(name, addresses)));
    }
    return new Assets(
        Styles.put(shelf),
        shelf.put("start", "js", JAVASCRIPT, linked("start.js", addresses)),
        addresses,
        shelf.put("icon", "svg", "image/svg+xml", ClassPath.bytes("touchline/icon/icon.svg")),
        shelf.byPath());
  }

  /** A module that names others by their addresses. */
  private static byte[] linked(String name, Map<String, String> addresses) {
    String text = ClassPath.text("touchline/script/" + name);
    for (Map.Entry<String, String> script : addresses.entrySet()) {
      text = text.replace("./" + script.getKey(), "./" + fileName(script.getValue()));
    }
    return text.getBytes(UTF_8);
  }

  private static String fileName(String address) {
    return address.substring(address.lastIndexOf('/') + 1);
  }
}
