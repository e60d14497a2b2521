package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/**
 * Inter, the face of all that is not running text: its letters for western languages in two
 * weights. Until it is there a face of the system stands in, stretched to Inter's measures, so that
 * nothing on the page moves when it comes.
 *
 * @param style the rules that declare it
 * @param fonts addresses of its files, which a page asks for at once
 */
record Typeface(String style, List<String> fonts) {
  private static final String FOLDER = "META-INF/resources/_static/inter/5.2.5/";
  private static final List<Integer> WEIGHTS = List.of(400, 600);

  /**
   * Inter beside Arial: the mean width of letters in English, and the heights above and below the
   * base line, which Inter's own tables give as 0.96875 and 0.2412 of the size before stretching.
   */
  private static final String STAND_IN =
      """
      @font-face {
        font-family: "Inter stand-in";
        src: local("Arial"), local("Liberation Sans"), local("Helvetica");
        size-adjust: 107.4%;
        ascent-override: 90.2%;
        descent-override: 22.48%;
        line-gap-override: 0%;
      }
      """;

  Typeface {
    fonts = List.copyOf(fonts);
  }

  /** Puts the fonts and their licence on the shelf. */
  static Typeface put(Shelf shelf) {
    StringBuilder style = new StringBuilder(STAND_IN);
    List<String> fonts = new ArrayList<>();
    for (int weight : WEIGHTS) {
      byte[] font = ClassPath.bytes(FOLDER + "files/inter-latin-" + weight + "-normal.woff2");
      String address = shelf.put("inter" + weight, "woff2", "font/woff2", font);
      style.append(face(weight, address));
      fonts.add(address);
    }
    byte[] licence = ClassPath.text(FOLDER + "LICENSE").getBytes(UTF_8);
    shelf.put("licence", "txt", "text/plain;charset=utf-8", licence);
    return new Typeface(style.toString(), fonts);
  }

  private static String face(int weight, String address) {
    return """
        @font-face {
          font-family: "Inter";
          font-weight: %d;
          font-display: swap;
          src: url(%s) format("woff2");
        }
        """
        .formatted(weight, address);
  }
}
