package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import touchline.figure.Figure;
import touchline.figure.FigureText;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

class OwnCallTest {
  private static Inputs inputs(String run, String lines) {
    Figure figure =
        FigureText.parse(
            "title: A figure\nalt: A picture.\nrun: "
                + run
                + "\nview: -1 -1 9 8\ninputs:\n"
                + lines
                + "\n");
    return figure.inputs();
  }

  @Test
  void argumentsComeInTheOrderOfTheLearnersMethod() {
    Inputs inputs =
        inputs("SegmentCircle#overlaps", "  a: point 1 2\n  b: point 3 4\n  circle: circle 5 6 2");
    OwnCall call = OwnCall.read("number circle 1,point circle 0,point b 0");
    assertArrayEquals(new double[] {2, 5, 6, 3, 4}, call.numbers(inputs));
  }

  @Test
  void circlesComeWithTheirCount() {
    Inputs inputs =
        inputs(
            "SafePass#isClean",
            "  a: point 1 2\n  b: point 3 4\n  opponents: circles 3 4 1, 6 2 0.8");
    OwnCall call = OwnCall.read("point a 0,circles opponents 0");
    assertArrayEquals(new double[] {1, 2, 2, 3, 4, 1, 6, 2, 0.8}, call.numbers(inputs));
  }

  @Test
  void twoPointsStandForALineThatIsGivenByItsNormal() {
    Inputs inputs =
        inputs("LineCircle#signedDistance", "  line: line normal 0 2 through 4 3\n  p: point 3 6");
    double[] numbers = OwnCall.read("point line 0,point line 1").numbers(inputs);
    Line through = Line.through(new Vec2(numbers[0], numbers[1]), new Vec2(numbers[2], numbers[3]));
    Line line = inputs.line("line");
    assertEquals(0, line.normal().minus(through.normal()).length());
    assertEquals(line.offset(), through.offset());
  }
}
