package touchline.server.lesson.thumbnail;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.Svg;
import touchline.figure.FigureText;
import touchline.pendulum.PendulumFigure;

/**
 * A lesson's small moving picture: its first figure, drawn by the same Java at a few inputs, one
 * drawing above the other, all in one frame. A page shows the first one; the script takes the
 * others out of a template when the picture comes into sight, and the style sheet shows them in
 * turn. What it shows is said beside it in words, so it is hidden from readers who listen.
 *
 * @param drawings in their order; none if the lesson has no figure
 */
public record Thumbnail(List<Drawing> drawings) {
  /** How many drawings there are; the style sheet has a moment for each. */
  static final int DRAWINGS = 12;

  /** Too small to be read in so small a picture. */
  private static final Pattern LETTERS = Pattern.compile("<g[^>]*><text[^>]*>[^<]*</text></g>");

  /** A block of a lesson: its kind and what its author wrote, without faults. */
  public record Source(String kind, String text) {}

  public Thumbnail {
    drawings = drawings.isEmpty() ? List.of() : Frame.around(drawings);
  }

  /** Of the first block that moves and shows more than points. */
  public static Thumbnail of(List<Source> blocks) {
    for (Source block : blocks) {
      if (block.kind().equals("figure")) {
        List<Drawing> reel = new FigureReel(FigureText.parse(block.text())).drawings();
        if (moves(reel) && reel.stream().anyMatch(Thumbnail::hasLines)) {
          return new Thumbnail(reel);
        }
      } else if (block.kind().equals("game")) {
        return new Thumbnail(GameReel.drawings());
      } else if (block.kind().equals("pendulum")) {
        return new Thumbnail(PendulumReel.of(PendulumFigure.parse(block.text())));
      }
    }
    return new Thumbnail(List.of());
  }

  private static boolean moves(List<Drawing> reel) {
    return reel.stream().map(Thumbnail::shapes).distinct().count() > DRAWINGS / 3;
  }

  private static boolean hasLines(Drawing drawing) {
    return drawing.shapes().stream()
        .filter(shape -> !(shape instanceof Shape.Grid))
        .anyMatch(shape -> !(shape instanceof Shape.Dot) && !(shape instanceof Shape.Dashes));
  }

  /** The first drawing, and a template with the others; empty text if there is nothing to draw. */
  public String html() {
    if (drawings.isEmpty()) {
      return "";
    }
    return "<svg class=\"picture thumb\" viewBox=\""
        + Svg.viewBox(drawings.get(0).view())
        + "\" aria-hidden=\"true\">"
        + groups(drawings.subList(0, 1))
        + "</svg><template><svg>"
        + groups(drawings.subList(1, drawings.size()))
        + "</svg></template>";
  }

  private static String groups(List<Drawing> drawings) {
    return drawings.stream()
        .map(drawing -> "<g>" + shapes(drawing) + "</g>")
        .collect(Collectors.joining());
  }

  private static String shapes(Drawing drawing) {
    List<Shape> seen =
        drawing.shapes().stream().filter(shape -> !(shape instanceof Shape.Grid)).toList();
    return LETTERS.matcher(Svg.shapes(new Drawing(drawing.view(), seen))).replaceAll("");
  }
}
