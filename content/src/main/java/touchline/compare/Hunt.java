package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.figure.Description;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/**
 * A hunt for the places at which a mistake shows: a method has one of some mistakes, and somebody
 * moves the probe to where its answer is wrong.
 *
 * @param mistakes ids of those that show at enough places to be found
 */
public record Hunt<I, R>(ComparedMethod<I, R> method, List<String> mistakes) {
  private static final String PARTING = "parting";

  public Hunt {
    mistakes = List.copyOf(mistakes);
    if (!method.ids().containsAll(mistakes)) {
      throw new IllegalArgumentException("mistakes must be known of the method: " + mistakes);
    }
  }

  /** The same hunt for other mistakes. */
  public Hunt<I, R> finding(List<String> others) {
    return new Hunt<>(method, others);
  }

  /** What is given there. */
  public I given(Inputs inputs) {
    return method.setting().reading().of(inputs);
  }

  /** What the probe is, in words such as {@code the circle's centre}. */
  public String place() {
    return method.setting().place();
  }

  /** The handle that is moved. */
  public String probe() {
    return method.setting().probe();
  }

  public Reply right(Inputs inputs) {
    return method.right(inputs, given(inputs));
  }

  /** What the method says that has the mistake. */
  public Reply wrong(String mistake, Inputs inputs) {
    return method.wrong(mistake, inputs, given(inputs));
  }

  /** Whether the mistake shows there. */
  public boolean shows(String mistake, Inputs inputs) {
    return !right(inputs).isLike(wrong(mistake, inputs));
  }

  /** Whether there is an answer to be compared, with the mistake and without. */
  public boolean isAnswered(String mistake, Inputs inputs) {
    return right(inputs) != ComparedMethod.NONE && wrong(mistake, inputs) != ComparedMethod.NONE;
  }

  /** Whether the mistake shows with the probe elsewhere, off the lattice that handles keep to. */
  public boolean showsAt(String mistake, Inputs inputs, Vec2 place) {
    I given = method.setting().moving().to(inputs, place);
    return !method.right(inputs, given).isLike(method.wrong(mistake, inputs, given));
  }

  /** The places of the probe, of a lattice over the view, at which the mistake shows. */
  public List<Vec2> parting(String mistake, Inputs inputs) {
    return new Chart(inputs.view()).places(place -> showsAt(mistake, inputs, place));
  }

  /** What is given alone. */
  public Drawing drawing(Inputs inputs) {
    return drawing(inputs, List.of());
  }

  /** What is given, with the answer of the method that has the mistake. */
  public Drawing claim(String mistake, Inputs inputs) {
    return drawing(inputs, wrong(mistake, inputs).shapes(Ink.WRONG, "its answer"));
  }

  /** Both answers, and every place at which they differ. */
  public Drawing map(String mistake, Inputs inputs) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Dots(parting(mistake, inputs), PARTING));
    shapes.addAll(right(inputs).shapes(Ink.RIGHT, "right"));
    shapes.addAll(wrong(mistake, inputs).shapes(Ink.WRONG, "its answer"));
    return drawing(inputs, shapes);
  }

  private Drawing drawing(Inputs inputs, List<Shape> between) {
    return Description.drawing(inputs.view(), inputs, method.setting().extras(), between);
  }
}
