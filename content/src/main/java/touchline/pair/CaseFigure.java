package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.code.CodeExercise;
import touchline.code.ValueType;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.figure.Code;
import touchline.figure.Figure;
import touchline.figure.FigureProblem;
import touchline.figure.Run;
import touchline.geometry.Vec2;
import touchline.trace.Trace;

/** One case of a code exercise as a figure: its picture, and the runs of two methods on it. */
public final class CaseFigure {
  private static final String YOURS = CaseDescription.YOURS;

  /** Any view does for what is not drawn. */
  private static final View ANY = new View(0, 0, 1, 1);

  /** How many times its own size an answer may lie away and still be in the picture. */
  private static final double FARTHEST = 3;

  private final String asked;
  private final CaseDescription description;
  private final List<CaseArgument> arguments;

  private CaseFigure(String asked, CaseDescription description, List<CaseArgument> arguments) {
    this.asked = asked;
    this.description = description;
    this.arguments = arguments;
  }

  /**
   * Empty if the numbers make no case: a negative radius, a line through one point. Empty, too, if
   * the lesson's method is wrong about them, since then it is no model.
   *
   * @param description how its cases are drawn, which {@link CaseLint} passed
   * @param input laid out by {@link ValueType}
   * @throws IllegalArgumentException if the numbers are not as many as the signature wants
   */
  public static Optional<CaseFigure> of(CodeExercise exercise, String description, double[] input) {
    List<CaseArgument> arguments = CaseArgument.of(exercise, input);
    CaseDescription described = new CaseDescription(description);
    CaseFigure figure = new CaseFigure(exercise.signature().method(), described, arguments);
    return Optional.of(figure).filter(drawn -> drawn.isCase(exercise, input));
  }

  private boolean isCase(CodeExercise exercise, double[] input) {
    try {
      figure(ANY);
      return isModel(exercise, input);
    } catch (FigureProblem | IllegalArgumentException wrong) {
      return false;
    }
  }

  /** A method in doubles may fail far out, or miss a yes or no that only exact numbers decide. */
  private boolean isModel(CodeExercise exercise, double[] input) {
    double[] right = exercise.right(input);
    Run run = reference(Map.of());
    return run.trace()
        .returnedAt(run.last())
        .filter(told -> !(told instanceof Boolean yes) || yes == (right[0] == 1))
        .isPresent();
  }

  /** What is said where the lesson's method gives infinity; empty if nothing is. */
  public String infinite() {
    return description.infinite();
  }

  /** The name of the lesson's method, such as {@code SegmentCircle#overlaps}. */
  public String method() {
    return figure(ANY).run().name();
  }

  /** The call in words: {@code closestPoint(a = (0, 0), b = (4, 0), p = (1, 3))}. */
  public String call() {
    return arguments.stream()
        .map(CaseArgument::words)
        .collect(Collectors.joining(", ", asked + "(", ")"));
  }

  public List<Handle> handles() {
    return Handles.of(description, arguments);
  }

  /** The lesson's method, run. */
  public Run reference(Map<Integer, String> lines) {
    Figure figure = figure(ANY, lines, Code.Scope.in(lines));
    return Run.of(figure, figure.inputs());
  }

  /**
   * The student's method as it was traced.
   *
   * @param lines each of its lines, as a step of it is told
   * @param scopes of the variables that its blocks declare
   */
  public Run told(Trace trace, Map<Integer, String> lines, List<Code.Scope> scopes) {
    Figure figure = figure(ANY, lines, scopes);
    return Run.told(figure, figure.inputs(), trace);
  }

  /**
   * The case with what the lesson's method computes and, if it can be drawn, the student's answer.
   */
  public Drawing drawing(Optional<Object> answer) {
    List<Shape> right = drawing(ANY, Optional.empty()).shapes();
    List<Vec2> corners = cells().map(CellLines::corners).orElse(List.of());
    View view = Extent.of(right, corners);
    List<Shape> both = drawing(view, answer).shapes();
    View wider = Extent.of(both, corners);
    boolean near = wider.maxX() - wider.minX() <= FARTHEST * (view.maxX() - view.minX());
    return drawing(near ? wider : view, answer);
  }

  /** The case as it is given, without anything that a method computes. */
  public Drawing given() {
    List<Vec2> corners = cells().map(CellLines::corners).orElse(List.of());
    return given(Extent.of(given(ANY).shapes(), corners));
  }

  private Drawing given(View view) {
    Figure figure = figure(view);
    return withCells(view, Run.of(figure, figure.inputs()).frame(0).drawing());
  }

  /** The same without names and numbers, for a method whose parameters have others. */
  public Drawing nameless() {
    Drawing given = given();
    return new Drawing(
        given.view(),
        given.shapes().stream()
            .filter(shape -> !(shape instanceof Shape.Grid))
            .map(CaseFigure::nameless)
            .toList());
  }

  private static Shape nameless(Shape shape) {
    if (shape instanceof Shape.Dot dot) {
      return new Shape.Dot(dot.at(), dot.role(), "");
    }
    if (shape instanceof Shape.Bar bar) {
      return new Shape.Bar(bar.from(), bar.to(), bar.role(), "");
    }
    return shape instanceof Shape.Arrow arrow
        ? new Shape.Arrow(arrow.from(), arrow.to(), arrow.role(), "")
        : shape;
  }

  private Drawing drawing(View view, Optional<Object> answer) {
    Figure figure = figure(view);
    Run run = Run.of(figure, figure.inputs());
    return withCells(
        view,
        answer
            .filter(this::canBeDrawn)
            .map(value -> run.drawingWith(YOURS, value))
            .orElseGet(() -> run.frame(run.last()).drawing()));
  }

  private Drawing withCells(View view, Drawing drawing) {
    List<Shape> shapes = new ArrayList<>(drawing.shapes());
    int lines = shapes.indexOf(new Shape.Grid());
    cells().ifPresent(cells -> shapes.addAll(lines + 1, cells.in(view)));
    return new Drawing(view, shapes);
  }

  private Optional<CellLines> cells() {
    return CellLines.of(figure(ANY));
  }

  /** A time below 0 says that nothing happens; a distance may have any sign. */
  private boolean canBeDrawn(Object answer) {
    if (answer instanceof Double number) {
      return Double.isFinite(number) && (number >= 0 || !figure(ANY).isTime(YOURS));
    }
    return answer instanceof Vec2;
  }

  private Figure figure(View view) {
    return figure(view, Map.of(), List.of());
  }

  private Figure figure(View view, Map<Integer, String> lines, List<Code.Scope> scopes) {
    Figure figure = description.figure(arguments, view);
    String method = figure.run().name();
    return new Figure(
        figure.title(),
        figure.alt(),
        figure.run(),
        figure.view(),
        figure.inputs(),
        figure.extras(),
        figure.shows(),
        figure.narration(),
        figure.asked(),
        figure.motion(),
        new Code(Map.of(method, lines), Map.of(), Map.of(method, scopes)),
        figure.given());
  }

  /** In words, for those who do not see the picture. */
  public String alt() {
    return figure(ANY).alt();
  }
}
