package touchline.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.KeyValues;

/** A crowd in cells of every width: the numbers that the lesson tells, and those of any crowd. */
class SharingTest {
  private static Sharing at(int count, int place) {
    return Sharing.of(new Crowd(count, Crowd.START), Widths.at(place));
  }

  /** The width whose entries and pairs are the fewest together. */
  private static double best(int count) {
    int best = 0;
    for (int place = 1; place < Widths.count(); place++) {
      best = work(at(count, place)) < work(at(count, best)) ? place : best;
    }
    return Widths.at(best);
  }

  private static int work(Sharing sharing) {
    return sharing.entries() + sharing.asked();
  }

  /** What the lesson says of its figure. */
  @Test
  void theLessonTellsTheNumbersOfItsFigure() {
    Sharing narrow = at(60, 0);
    Sharing wide = at(60, Widths.count() - 1);
    assertEquals(1770, wide.pairs());
    assertEquals(1770, wide.asked());
    assertEquals(19, wide.touching());
    assertTrue(narrow.entries() > 780 && narrow.entries() < 800, narrow::toString);
    assertTrue(narrow.asked() < 40, narrow::toString);
    assertEquals(0.9, 2 * wide.circles().stream().mapToDouble(Circle::radius).max().orElse(0));
    assertTrue(best(60) == 1.4 || best(60) == 2, () -> "best " + best(60));
    assertEquals(1, best(200));
    for (double width : new double[] {1.4, 2}) {
      int work = work(Sharing.of(new Crowd(60, Crowd.START), width));
      assertTrue(Math.abs(work - 200) <= 10, () -> "about 200: " + work);
    }
  }

  @ParameterizedTest
  @CsvSource({"10, 8.6, 3", "60, 0, 0", "60, 16, 10", "130, 4, 4", "200, 8.6, 3"})
  void noWidthLosesAPairThatTouches(int count, double x, double y) {
    Crowd crowd = new Crowd(count, new Vec2(x, y));
    int touching = Sharing.of(crowd, 32).touching();
    int touched = Sharing.of(crowd, 32).touched().size();
    for (int place = 0; place < Widths.count(); place++) {
      Sharing sharing = Sharing.of(crowd, Widths.at(place));
      assertEquals(touching, sharing.touching(), () -> "width " + sharing.width());
      assertEquals(touched, sharing.touched().size());
      assertTrue(sharing.asked() >= touching && sharing.asked() <= sharing.pairs());
      assertTrue(sharing.entries() >= count);
    }
  }

  @Test
  void aSmallCrowdIsPartOfALargeOneAndInTheField() {
    List<Circle> large = new Crowd(Crowd.MOST, Crowd.START).circles();
    assertEquals(large.subList(0, 60), new Crowd(60, Crowd.START).circles());
    Set<Double> radii = new HashSet<>();
    for (Circle circle : large) {
      Vec2 corner = new Vec2(circle.radius(), circle.radius());
      assertTrue(Crowd.FIELD.contains(circle.center().plus(corner)), circle::toString);
      assertTrue(Crowd.FIELD.contains(circle.center().minus(corner)), circle::toString);
      radii.add(circle.radius());
    }
    assertTrue(radii.size() > 20, "of different sizes");
  }

  @Test
  void thePictureLinksTheBallToThoseItIsAskedAbout() {
    Sharing sharing = at(60, 5);
    String svg = SharingPicture.of(sharing);
    assertEquals(sharing.apart().size(), lines(svg, "link apart"));
    assertEquals(sharing.touched().size(), lines(svg, "link touched"));
    int circles = 60 + sharing.apart().size() + sharing.touched().size();
    assertEquals(circles, svg.split("<circle ", -1).length - 1);
  }

  private static int lines(String svg, String classes) {
    int from = svg.indexOf("\"" + classes + "\" d=\"");
    String path = svg.substring(from, svg.indexOf("/>", from));
    return path.split("L", -1).length - 1;
  }

  @Test
  void oneIsNotSeveral() {
    Sharing alone = Sharing.of(new Crowd(10, new Vec2(1.5, 9.5)), 16);
    assertTrue(SharingWords.ball(alone).startsWith("The ball is written into 1 cell."));
    assertTrue(SharingWords.ball(alone).contains("shares one with 9 circles"));
    assertEquals("10, that is 1 for each circle", SharingWords.entries(alone));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circles: 55 | circles must be a multiple of 10 from 10 to 200: 55",
        "circles: 210 | circles must be a multiple of 10 from 10 to 200: 210",
        "width: 1.5 m | width must be one that can be chosen, such as 1.4 m: 1.5 m",
        "colour: red | a line must begin with title, alt, circles or width: colour: red",
        "alt: | a line must begin with title, alt, circles or width: alt:"
      })
  void aBrokenDescriptionIsRefused(String line, String rule) {
    String text = "title: A title\nalt: A picture\ncircles: 60\nwidth: 1.4 m\n" + line + "\n";
    KeyValues.Broken broken = assertThrows(KeyValues.Broken.class, () -> SharingFigure.parse(text));
    assertEquals(rule, broken.getMessage());
  }

  @Test
  void whatIsMissingIsNamed() {
    KeyValues.Broken broken =
        assertThrows(KeyValues.Broken.class, () -> SharingFigure.parse("title: A title"));
    assertEquals("alt must have a value", broken.getMessage());
  }
}
