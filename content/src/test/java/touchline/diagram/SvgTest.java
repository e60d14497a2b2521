package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import touchline.geometry.Vec2;

class SvgTest {
  private static final View VIEW = new View(-1, -1, 9, 4);

  @Test
  void upIsUp() throws Exception {
    Element low = circle(new Vec2(0, 0));
    Element high = circle(new Vec2(0, 2));
    double lowY = Double.parseDouble(low.getAttribute("cy"));
    assertEquals(lowY - 2 * VIEW.unit(), Double.parseDouble(high.getAttribute("cy")), 1e-9);
  }

  @Test
  void worldAndPictureAreInverse() {
    Vec2 back = VIEW.world(VIEW.pixelX(3.25), VIEW.pixelY(1.5));
    assertEquals(3.25, back.x(), 1e-12);
    assertEquals(1.5, back.y(), 1e-12);
  }

  @Test
  void namesAndLabelsAreEscaped() throws Exception {
    Drawing hostile =
        new Drawing(VIEW, List.of(new Shape.Dot(Vec2.ZERO, "a\" onload=\"x", "<script>&'")));
    String picture = Svg.picture(hostile, "\"><script>");
    assertFalse(picture.contains("<script"));
    Document parsed = parse(picture);
    assertEquals("\"><script>", parsed.getDocumentElement().getAttribute("aria-label"));
    assertEquals("<script>&'", parsed.getElementsByTagName("text").item(0).getTextContent());
  }

  @Test
  void whatJustChangedIsMarked() {
    Shape arrow = new Shape.Arrow(Vec2.ZERO, new Vec2(3, 0), "segV", "segV");
    String before = Svg.shapes(new Drawing(VIEW, List.of(arrow)));
    String now = Svg.shapes(new Drawing(VIEW, List.of(arrow), Set.of("segV")));
    assertTrue(before.contains("class=\"arrow v-segV\""), before);
    assertTrue(now.contains("class=\"arrow v-segV now\""), now);
  }

  @Test
  void noShapeIsDrawnOverAText() {
    Shape arrow = new Shape.Arrow(Vec2.ZERO, new Vec2(3, 0), "segV", "segV");
    Shape disk = new Shape.Disk(new Vec2(1.5, 0), 1, "circle");
    String picture = Svg.shapes(new Drawing(VIEW, List.of(arrow, disk)));
    assertTrue(picture.indexOf("<text") > picture.indexOf("<circle"), picture);
    assertTrue(picture.contains("<g class=\"arrow v-segV\"><text"), picture);
  }

  @Test
  void namesStandOnTheFarSideOfTheMiddle() throws Exception {
    Drawing drawing =
        new Drawing(
            VIEW,
            List.of(
                new Shape.Dot(new Vec2(1, 1), "a", "a"), new Shape.Dot(new Vec2(7, 3), "b", "b")));
    var names = parse(Svg.picture(drawing, "two points")).getElementsByTagName("text");
    assertEquals("end", ((Element) names.item(0)).getAttribute("text-anchor"));
    assertEquals("start", ((Element) names.item(1)).getAttribute("text-anchor"));
  }

  @Test
  void dotsInOnePlaceShareOneName() throws Exception {
    Vec2 end = new Vec2(7, 3);
    Vec2 almost = new Vec2(7.05, 3);
    assertEquals(
        List.of("a", "b, closest"),
        names(dot(end, "closest"), dot(new Vec2(1, 1), "a"), dot(almost, "b")));
  }

  @Test
  void dotsSideBySideKeepTheirNames() throws Exception {
    assertEquals(
        List.of("b", "closest"), names(dot(new Vec2(7, 3), "b"), dot(new Vec2(7.3, 3), "closest")));
  }

  @Test
  void aDotWithoutANameTakesThatOfTheDotBelow() throws Exception {
    assertEquals(List.of("b"), names(dot(Vec2.ZERO, "b"), dot(Vec2.ZERO, "")));
  }

  private static Shape.Dot dot(Vec2 at, String name) {
    return new Shape.Dot(at, "p", name);
  }

  private static List<String> names(Shape... dots) throws Exception {
    var texts =
        parse(Svg.picture(new Drawing(VIEW, List.of(dots)), "points")).getElementsByTagName("text");
    return IntStream.range(0, texts.getLength())
        .mapToObj(i -> texts.item(i).getTextContent())
        .toList();
  }

  @Test
  void theGridIsNumberedAlongTheAxes() throws Exception {
    Document grid = parse(Svg.picture(new Drawing(VIEW, List.of(new Shape.Grid())), "grid"));
    var numbers = grid.getElementsByTagName("text");
    Element three = (Element) numbers.item(2);
    assertEquals("3", three.getTextContent());
    assertEquals(VIEW.pixelX(3), Double.parseDouble(three.getAttribute("x")), 1e-9);
    assertEquals(11, numbers.getLength(), "1 to 8 along x, 1 to 3 along y");
  }

  /** A letter is at most 16 units wide and 22 high, where the screen is narrow. */
  @ParameterizedTest
  @CsvSource({"-1, -1", "9, -1", "-1, 4", "9, 4", "4, 4", "4, -1", "9, 1", "-1, 1"})
  void noNameLeavesThePicture(double x, double y) throws Exception {
    Vec2 edge = new Vec2(x, y);
    Drawing drawing =
        new Drawing(
            VIEW,
            List.of(
                new Shape.Dot(new Vec2(4, 2), "middle", "middle"),
                new Shape.Dot(edge, "p", "closest"),
                new Shape.Arrow(edge, edge.plus(new Vec2(0.01, 0.3)), "v", "velocity"),
                new Shape.Bar(edge, edge.plus(new Vec2(0.3, 0.01)), "w", "length")));
    var names = parse(Svg.picture(drawing, "edge")).getElementsByTagName("text");
    for (int i = 0; i < names.getLength(); i++) {
      assertInside((Element) names.item(i));
    }
  }

  private static void assertInside(Element name) {
    double width = 16.0 * name.getTextContent().length();
    double x = Double.parseDouble(name.getAttribute("x"));
    double left =
        switch (name.getAttribute("text-anchor")) {
          case "start" -> x;
          case "end" -> x - width;
          default -> x - width / 2;
        };
    double y = Double.parseDouble(name.getAttribute("y"));
    String what = name.getTextContent() + " at " + x + " " + y;
    assertTrue(left >= 0 && left + width <= VIEW.width() + 0.01, what);
    assertTrue(y - 22 >= 0 && y <= VIEW.height(), what);
  }

  @Test
  void anArrowOfLengthZeroIsNotDrawnAsOne() throws Exception {
    Drawing drawing =
        new Drawing(VIEW, List.of(new Shape.Arrow(Vec2.ZERO, Vec2.ZERO, "segV", "segV")));
    assertEquals(
        0, parse(Svg.picture(drawing, "nothing")).getElementsByTagName("polygon").getLength());
  }

  private static Element circle(Vec2 at) throws Exception {
    Drawing drawing = new Drawing(VIEW, List.of(new Shape.Dot(at, "p", "p")));
    return (Element) parse(Svg.picture(drawing, "p")).getElementsByTagName("circle").item(0);
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
