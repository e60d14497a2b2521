package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Svg;
import touchline.diagram.View;

/**
 * What a learner is given, by name, and a picture of it without the answer.
 *
 * @param start where a picture in which the learner moves something starts: the task's id and the
 *     numbers of all inputs, with blanks between; empty for other pictures
 */
public record Given(List<GivenValue> values, Drawing drawing, String start) {
  public Given {
    values = List.copyOf(values);
  }

  public Given(List<GivenValue> values, Drawing drawing) {
    this(values, drawing, "");
  }

  /** The picture as SVG, with everything that is given in words. */
  public String picture() {
    List<String> words = new ArrayList<>();
    for (GivenValue value : values) {
      words.add(value.name() + " " + value.text());
    }
    return Svg.picture(drawing, "What is given: " + String.join(", ", words));
  }

  /** The part of the world in the picture: min x, min y, max x, max y, with blanks between. */
  public String corners() {
    View view = drawing.view();
    return String.join(
        " ",
        NumberText.of(view.minX()),
        NumberText.of(view.minY()),
        NumberText.of(view.maxX()),
        NumberText.of(view.maxY()));
  }
}
