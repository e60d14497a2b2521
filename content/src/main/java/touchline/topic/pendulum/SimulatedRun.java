package touchline.topic.pendulum;

import java.util.ArrayList;
import java.util.List;
import touchline.code.Case;
import touchline.code.Group;
import touchline.code.Shift;
import touchline.geometry.Vec2;
import touchline.pendulum.Controller;
import touchline.pendulum.Pendulum;
import touchline.pendulum.Settings;
import touchline.pendulum.State;

/** What a right controller is told while it holds the pendulum. */
final class SimulatedRun {
  private static final Group RUN = Group.of("ten seconds of a simulated run");
  private static final int STEPS = 200;

  /** Of a second, for each step. */
  private static final int HUNDREDTHS = 5;

  /** Radians; nearer to a decision than this rounding may decide. */
  private static final double UNSURE = 1e-6;

  /** A shift is a whole number, so a direction from here to there is never without length. */
  private static final double MIDDLE = 24.5;

  private static final Vec2 DOWN = new Vec2(0, -1);

  private SimulatedRun() {}

  /** From rest, the first rod pointing where the shift leads, the second hanging down. */
  static List<Case> from(Shift shift) {
    Pendulum pendulum = new Pendulum(Controller.AHEAD, Settings.FIRST);
    pendulum.place(new Vec2(shift.x() - MIDDLE, shift.y() - MIDDLE), DOWN);
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      State state = pendulum.state();
      ControlGiven told = new ControlGiven(state.angle(), state.rate());
      if (told.isClear() && Math.abs(told.soon()) > UNSURE) {
        cases.add(Case.of(RUN, told.angle(), told.rate()).at(moment(i)));
      }
      pendulum.step();
    }
    return cases;
  }

  private static String moment(int step) {
    if (step == 0) {
      return "at the beginning of a simulated run";
    }
    int hundredths = step * HUNDREDTHS;
    String rest = Integer.toString(hundredths % 100 + 100).substring(1);
    return "after " + hundredths / 100 + "." + rest + " seconds of a simulated run";
  }
}
