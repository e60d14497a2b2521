package touchline.server.lesson.thumbnail;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.pendulum.PendulumFigure;
import touchline.pendulum.PendulumPicture;
import touchline.pendulum.Simulation;

/** A pendulum at several moments of its run. */
final class PendulumReel {
  /** Seconds between two drawings. */
  private static final double BETWEEN = 0.2;

  /** Seconds until it has left the place where it lies flat. */
  private static final double BEGIN = 0.8;

  private PendulumReel() {}

  static List<Drawing> of(PendulumFigure figure) {
    Simulation simulation = figure.start();
    List<Drawing> drawings = new ArrayList<>();
    for (int i = 0; i < Thumbnail.DRAWINGS; i++) {
      while (simulation.state().time() < BEGIN + i * BETWEEN) {
        simulation.step();
      }
      drawings.add(PendulumPicture.of(simulation.state(), simulation.settings()));
    }
    return drawings;
  }
}
