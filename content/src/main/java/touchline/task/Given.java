package touchline.task;

import java.util.List;
import touchline.diagram.Drawing;

/** What a learner is given, by name, and a picture of it without the answer. */
public record Given(List<Named> values, Drawing drawing) {
  public Given {
    values = List.copyOf(values);
  }
}
