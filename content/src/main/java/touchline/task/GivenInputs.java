package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.input.Input;
import touchline.input.InputNumber;
import touchline.input.Inputs;

/** Inputs as a learner reads them, and as text from which a page makes them again. */
final class GivenInputs {
  private GivenInputs() {}

  static List<GivenValue> values(Inputs inputs) {
    List<GivenValue> values = new ArrayList<>();
    for (Input input : inputs.all()) {
      add(inputs, input, values);
    }
    return values;
  }

  private static void add(Inputs inputs, Input input, List<GivenValue> values) {
    String name = input.name();
    switch (input.kind()) {
      case POINT, VECTOR -> values.add(GivenValue.of(name, input.vector(0)));
      case CIRCLE -> values.add(GivenValue.of(name, input.circle(0)));
      case CIRCLES -> addAll(input.circles(), values);
      case BOX -> values.add(GivenValue.of(name, input.box()));
      case LINE -> values.add(between(name, inputs.through(name), ""));
      case STADIUM -> {
        Stadium stadium = input.stadium();
        String radius = ", radius " + NumberText.of(stadium.radius());
        values.add(between(name, stadium.core(), radius));
      }
      case NUMBER -> values.add(GivenValue.of(name, inputs.number(name)));
      case POLYGON -> values.add(GivenValue.of(name, input.corners()));
      case SEGMENTS -> input.segments().forEach(side -> values.add(between(name, side, "")));
    }
  }

  /** Under their numbers, as the picture names them. */
  private static void addAll(List<Circle> circles, List<GivenValue> values) {
    for (int i = 0; i < circles.size(); i++) {
      values.add(GivenValue.of(Integer.toString(i + 1), circles.get(i)));
    }
  }

  private static GivenValue between(String name, Segment ends, String more) {
    List<Double> numbers = List.of(ends.a().x(), ends.a().y(), ends.b().x(), ends.b().y());
    String words = NumberText.of(ends.a()) + " to " + NumberText.of(ends.b()) + more;
    return new GivenValue(name, numbers, words);
  }

  /** Every number, with a blank before each. */
  static String text(Inputs inputs) {
    StringBuilder text = new StringBuilder();
    for (InputNumber number : inputs.fields()) {
      text.append(' ').append(NumberText.of(number.value()));
    }
    return text.toString();
  }

  /** The inputs with other numbers, in their order. */
  static Inputs with(Inputs inputs, List<Double> numbers) {
    Inputs changed = inputs;
    List<InputNumber> fields = inputs.fields();
    for (int i = 0; i < fields.size(); i++) {
      changed = changed.with(fields.get(i).id(), numbers.get(i));
    }
    return changed;
  }
}
