package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.stream.Collectors;
import touchline.server.asset.Face.StandIn;

/**
 * The two typefaces of the site, with their letters for western languages: Source Serif for running
 * text and Inter for all else, so that a page looks the same everywhere. A page does not ask for
 * them before its style has come, and a lesson not before its first screen: its words are there
 * sooner in letters of the system.
 */
final class Typefaces {
  private static final String INTER = "META-INF/resources/_static/inter/5.2.5/";
  private static final String SERIF = "touchline/font/source-serif-4-";

  /**
   * Widths are means over the letters of English text; heights are those in the faces' own tables,
   * 0.96875 and 0.2412 of the size for Inter, 1.036 and 0.335 for Source Serif, by these widths.
   */
  private static final List<Face> FACES =
      List.of(
          inter(400, new StandIn(arial(""), 107.4, 90.2, 22.5)),
          inter(600, new StandIn(arial(" Bold"), 100.7, 96.2, 24.0)),
          serif("normal", 400, new StandIn(times(""), 116.7, 88.8, 28.7)),
          serif("normal", 600, new StandIn(times(" Bold"), 111.6, 92.8, 30.0)),
          serif("italic", 400, new StandIn(times(" Italic"), 107.2, 96.6, 31.2)));

  private Typefaces() {}

  /** The rules that declare what stands in for the fonts. */
  static String standIns() {
    return FACES.stream().map(Face::standInRule).collect(Collectors.joining());
  }

  /** Puts the fonts and their licences on the shelf, and gives the rules that declare them. */
  static String put(Shelf shelf) {
    StringBuilder style = new StringBuilder();
    for (Face face : FACES) {
      byte[] font = ClassPath.bytes(face.path());
      style.append(face.rule(shelf.put(face.name(), "woff2", "font/woff2", font)));
    }
    licence(shelf, INTER + "LICENSE");
    licence(shelf, SERIF + "LICENSE.txt");
    return style.toString();
  }

  private static Face inter(int weight, StandIn standIn) {
    String path = INTER + "files/inter-latin-" + weight + "-normal.woff2";
    return new Face("Inter", "inter" + weight, path, "normal", weight, standIn);
  }

  private static Face serif(String slant, int weight, StandIn standIn) {
    String path = SERIF + "latin-" + weight + "-" + slant + ".woff2";
    return new Face("Source Serif", "serif-" + slant + weight, path, slant, weight, standIn);
  }

  /** Faces of the width of Arial, in one cut. */
  private static List<String> arial(String cut) {
    return List.of("Arial" + cut, "Liberation Sans" + cut, "Helvetica" + cut);
  }

  /** Faces of the width of Times, in one cut. */
  private static List<String> times(String cut) {
    return List.of("Times New Roman" + cut, "Liberation Serif" + cut, "Times" + cut);
  }

  private static void licence(Shelf shelf, String path) {
    shelf.put("licence", "txt", "text/plain;charset=utf-8", ClassPath.text(path).getBytes(UTF_8));
  }
}
