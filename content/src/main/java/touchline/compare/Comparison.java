package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.View;
import touchline.figure.Description;
import touchline.input.Inputs;

/**
 * A lesson's method and known mistakes, run on the same inputs.
 *
 * <pre>
 * title: With and without the clamp
 * alt: A segment from a to b and a point p that can be moved over it.
 * right: closest-point
 * view: -1 -1 9 8
 * inputs:
 *   a: point 1 1
 *   b: point 7 4
 *   p: point 8 7
 * agree:
 *   M01: The foot of the perpendicular lies on the segment.
 * part:
 *   M01: The foot of the perpendicular lies off the segment.
 * </pre>
 *
 * <p>{@code right} names a {@link ComparedMethod}. {@code agree} and {@code part} say for each
 * mistake, by its id, why the two answers are the same here, and why they are not.
 */
public final class Comparison {
  private final Description description;
  private final ComparedMethod<?, ?> question;

  private Comparison(Description description, ComparedMethod<?, ?> question) {
    this.description = description;
    this.question = question;
  }

  /**
   * Reads a description; {@link ComparisonLint} checks what must hold between its parts.
   *
   * @param known the methods that descriptions can name
   * @throws FigureProblem at the first line that does not read as it must
   */
  public static Comparison parse(String text, List<ComparedMethod<?, ?>> known) {
    Description description = Description.of(text);
    String right = description.value("right");
    ComparedMethod<?, ?> question =
        known.stream()
            .filter(method -> method.setting().name().equals(right))
            .findFirst()
            .orElseThrow(
                () ->
                    description.problemAt(
                        "right",
                        "right-unknown",
                        "right must name a question that comparisons know: " + right));
    return new Comparison(description, question);
  }

  Description description() {
    return description;
  }

  ComparedMethod<?, ?> question() {
    return question;
  }

  /** What is compared, in one line. */
  public String title() {
    return description.value("title");
  }

  /** What the picture shows, for readers who do not see it. */
  public String alt() {
    return description.value("alt");
  }

  /** The part of the world that is in view. */
  public View view() {
    return description.view();
  }

  /** What a reader can move, where it starts. */
  public Inputs inputs() {
    return description.inputs();
  }

  /** The ids of the mistakes, as the author orders them. */
  public List<String> mistakes() {
    return new ArrayList<>(description.section("part").keySet());
  }

  /** The handle that the dots and the lines are about. */
  public String probe() {
    return question.setting().probe();
  }

  /** What that handle is, in words. */
  public String place() {
    return question.setting().place();
  }

  /** The right method beside one of the mistakes. */
  public Pairing beside(String mistake) {
    return new Pairing.Of<>(this, question, mistake);
  }
}
