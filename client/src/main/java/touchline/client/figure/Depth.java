package touchline.client.figure;

import touchline.figure.Figure;
import touchline.figure.Run;
import touchline.input.Inputs;

/** Whether the steps go into the methods that the figure's own method calls, or over them. */
public enum Depth {
  OVER,
  INTO;

  Run run(Figure figure, Inputs inputs) {
    return this == INTO ? Run.into(figure, inputs) : Run.of(figure, inputs);
  }
}
