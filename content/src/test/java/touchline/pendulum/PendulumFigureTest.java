package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Vec2;

class PendulumFigureTest {
  private static final String TEXT = "title: A title\nalt: A picture\n";

  @Test
  void whatIsLeftOutIsTheFirstProgram() {
    PendulumFigure figure = PendulumFigure.parse(TEXT + "force: 40\ncontroller: ahead\n");
    assertEquals(Settings.FIRST.with(Knob.FORCE, 40), figure.settings());
    assertEquals(Controller.AHEAD, figure.controller());
    assertEquals(figure, PendulumFigure.parse(figure.text()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "force: much    | force must be a number",
        "step: 0        | Step size goes from 0.001 to 0.1 s",
        "speed: 3       | unknown key: speed",
        "controller: on | controller must be plain or ahead",
        "seconds: 99    | seconds must be a number from 0 to 60"
      })
  void aBrokenLineIsToldByItsRule(String line, String rule) {
    PendulumFigure.Broken broken =
        assertThrows(PendulumFigure.Broken.class, () -> PendulumFigure.parse(TEXT + line));
    assertTrue(broken.getMessage().contains(rule), broken.getMessage());
  }

  /** The numbers that the lesson tells of its figures. */
  @ParameterizedTest
  @CsvSource({
    "plain, 30, 0.05, 10, -3.15, 3.15",
    "plain, 40, 0.05, 10, 2.4, 2.9",
    "plain, 100, 0.05, 10, 2.49, 2.65",
    "plain, 100, 0.01, 10, 2.49, 2.52",
    "ahead, 30, 0.05, 2, 1.8, 3.14"
  })
  void theRodStaysWhereTheLessonSays(
      String controller, double force, double step, double from, double least, double most) {
    String numbers = "controller: " + controller + "\nforce: " + force + "\nstep: " + step + "\n";
    Simulation simulation = PendulumFigure.parse(TEXT + numbers).start();
    boolean wentRound = false;
    while (simulation.state().time() < 30) {
      simulation.step();
      State state = simulation.state();
      wentRound |= state.angle() < 0 && state.time() > 2;
      assertTrue(
          state.time() < from || (state.angle() > least && state.angle() < most),
          () -> numbers + state);
    }
    assertEquals(controller.equals("plain") && force == 30, wentRound);
  }

  @Test
  void theFirstSwitchIsWhereTheLessonSays() {
    Simulation plain = PendulumFigure.parse(TEXT + "seconds: 2").still();
    State first = plain.history().switches().get(0);
    assertEquals(1.55, first.time(), 1e-9);
    Simulation ahead = PendulumFigure.parse(TEXT + "seconds: 2\ncontroller: ahead").still();
    assertEquals(2.17, ahead.history().switches().get(0).angle(), 0.005);
  }

  @Test
  void aDraggedBobBeginsAnew() {
    Simulation simulation = PendulumFigure.parse(TEXT).still();
    assertTrue(simulation.history().switched() > 0);
    simulation.dragFirst(new Vec2(0, 9));
    assertEquals(Math.PI / 2, simulation.state().angle(), 1e-12);
    assertEquals(0, simulation.history().switched());
    State before = simulation.state();
    simulation.dragFirst(Pendulum.PIVOT);
    assertEquals(before, simulation.state(), "the hinge is no direction");
    simulation.dragSecond(before.first().plus(new Vec2(-4, 0)));
    Vec2 rod = simulation.state().second().minus(simulation.state().first());
    assertEquals(0, rod.minus(new Vec2(-1, 0)).length(), 1e-12);
  }

  @Test
  void timeThatIsLeftOverCountsLater() {
    Simulation simulation = PendulumFigure.parse(TEXT).start();
    simulation.run(0.07);
    assertEquals(1, simulation.state().steps());
    simulation.run(0.04);
    assertEquals(2, simulation.state().steps());
    simulation.run(1e6);
    assertTrue(simulation.state().steps() < 1000, "a page must not hang");
  }

  /** The plot keeps twenty seconds, breaks where the angle starts again, and marks each switch. */
  @Test
  void thePlotBreaksAtTheSeamAndMarksTheSwitches() {
    Simulation simulation = PendulumFigure.parse(TEXT + "seconds: 25").still();
    String plot = AnglePlot.of(simulation.history(), simulation.settings());
    String curve = plot.substring(plot.indexOf("class=\"curve\""), plot.indexOf("switch on"));
    assertEquals(seams(simulation.history()) + 1, curve.split("M", -1).length - 1);
    String switches = plot.substring(plot.indexOf("switch on"));
    assertEquals(simulation.history().switches().size(), switches.split("M", -1).length - 1);
    assertFalse(plot.contains("NaN") || plot.contains("not a number"), plot);
    assertEquals(5, simulation.history().states().get(0).time(), 0.1);
  }

  private static int seams(History history) {
    int seams = 0;
    for (int i = 1; i < history.states().size(); i++) {
      double change = history.states().get(i).angle() - history.states().get(i - 1).angle();
      seams += Math.abs(change) > Math.PI ? 1 : 0;
    }
    return seams;
  }
}
