package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.input.Inputs;
import touchline.listing.CodeLine;
import touchline.trace.Step;
import touchline.trace.Trace;

/** A figure's method, run once on given inputs, and every step of it ready to be shown. */
public final class Run {
  static final String RETURN = "return";

  private final Figure figure;
  private final Inputs inputs;
  private final Trace whole;
  private final Trace trace;

  private Run(Figure figure, Inputs inputs, Trace whole, Trace trace) {
    this.figure = figure;
    this.inputs = inputs;
    this.whole = whole;
    this.trace = trace;
  }

  /** A run that steps over calls: each is one step of the method that makes it. */
  public static Run of(Figure figure, Inputs inputs) {
    Trace whole = Variables.record(figure, inputs);
    return new Run(figure, inputs, whole, whole.over());
  }

  /** A run that steps into the methods that are called. */
  public static Run into(Figure figure, Inputs inputs) {
    Trace whole = Variables.record(figure, inputs);
    return new Run(figure, inputs, whole, whole);
  }

  /** A run that was recorded elsewhere, to be told as if the figure's method had done it. */
  public static Run told(Figure figure, Inputs inputs, Trace trace) {
    return new Run(figure, inputs, trace, trace);
  }

  public Inputs inputs() {
    return inputs;
  }

  public Trace trace() {
    return trace;
  }

  Figure figure() {
    return figure;
  }

  /** The number of the last step; the first is 0, the call. */
  public int last() {
    return trace.last();
  }

  /**
   * How many rows a table of variables has at most, for whichever method is shown, its result among
   * them. A method has most of them where it calls another or ends.
   */
  public int size() {
    int size = 0;
    for (int step = 0; step <= last(); step++) {
      if (step == last() || depth(step + 1) != depth(step)) {
        size = Math.max(size, valuesAfter(step).size());
      }
    }
    return size;
  }

  private int depth(int step) {
    return trace.steps().get(step).depth();
  }

  /** The step of another run of the same inputs that shows the same place. */
  public int twin(int step, Run other) {
    if (trace.last() == other.trace.last()) {
      return step;
    }
    List<Integer> own = whole.own();
    if (other.trace.last() == whole.last()) {
      return step == last() ? whole.last() : own.get(step);
    }
    int twin = 0;
    while (twin + 1 < own.size() && own.get(twin + 1) <= step) {
      twin++;
    }
    return twin;
  }

  /**
   * What is shown once the given step has run.
   *
   * @throws IndexOutOfBoundsException if there is no such step
   */
  public Frame frame(int step) {
    return Frame.of(this, step);
  }

  /** The method that a step is in. */
  String methodOf(Step step) {
    return step.depth() == 0 ? figure.run().name() : figure.code().methodOf(step.call());
  }

  CodeLine codeOf(Step step) {
    return new CodeLine(figure.code().of(methodOf(step)).getOrDefault(step.line(), ""));
  }

  /** Takes away what the line of a step does not know. */
  void forget(Map<String, Object> values, Step step) {
    String method = methodOf(step);
    for (String name : new ArrayList<>(values.keySet())) {
      if (!figure.code().knows(method, step.line(), name)) {
        values.remove(name);
      }
    }
  }

  /** Whether a step calls methods that can be stepped into. */
  boolean callsAt(int step) {
    if (trace.last() == whole.last()) {
      return step < trace.last()
          && trace.steps().get(step + 1).depth() > trace.steps().get(step).depth();
    }
    int at = whole.own().get(step);
    return at < whole.last() && whole.steps().get(at + 1).depth() > 0;
  }

  /** The figure's own variables as they were when it called, and those of the method that runs. */
  Drawing drawing(int step, Map<String, Object> values, Set<String> changed) {
    Step done = trace.steps().get(step);
    List<Show> called = done.depth() == 0 ? List.of() : figure.code().shows(methodOf(done));
    Map<String, Object> known = new LinkedHashMap<>(values);
    forget(known, done);
    int own = own(step);
    Map<String, Object> starts = Drawn.starts(this, own);
    return new FigureDrawing(
            figure, inputs, Drawn.after(this, own), Drawn.judged(this, own), starts, changed)
        .drawing(called, known);
  }

  /** The last picture with one more value in it, such as what another method gave. */
  public Drawing drawingWith(String name, Object value) {
    Map<String, Object> values = new LinkedHashMap<>(Drawn.after(this, last()));
    values.put(name, value);
    return new FigureDrawing(figure, inputs, values, List.of(), Map.of(), Set.of())
        .drawing(List.of(), Map.of());
  }

  /** A drawing of this run with what moves where it is at a time from 0 to 1. */
  public Drawing moved(Drawing drawing, double time) {
    return figure.motion().map(motion -> moved(drawing, motion, time)).orElse(drawing);
  }

  private Drawing moved(Drawing drawing, Figure.Motion motion, double time) {
    if (motion instanceof Figure.Motion.Swing swing) {
      return FigureDrawing.swung(drawing, swing, inputs, time);
    }
    if (motion instanceof Figure.Motion.Both both) {
      return moved(moved(drawing, both.one(), time), both.other(), time);
    }
    Figure.Motion.Along along = (Figure.Motion.Along) motion;
    return FigureDrawing.moved(drawing, along, inputs, Math.min(time, stop(along)));
  }

  /** When what moves is stopped; later than any time if it is not. */
  private double stop(Figure.Motion.Along motion) {
    return valuesAfter(last()).get(motion.until()) instanceof Double time
        ? time
        : Double.POSITIVE_INFINITY;
  }

  /**
   * What a reader said to a question of this run, drawn as the truth is; nothing if that is not
   * drawn either.
   *
   * @param said a Boolean, a Double or a {@link touchline.geometry.Vec2}, as the question has it
   * @param step the step that is shown
   */
  public List<Shape> guessed(FigureQuestion question, Object said, int step) {
    return FigureDrawing.guessed(this, question, said, step);
  }

  /** The result in words, such as {@code closest (4.6, 2.8), distance from p 3.578}. */
  public String result() {
    return Results.of(figure, inputs, valuesAfter(last()));
  }

  /** A variable at the end of the run, as text; empty if it has no value then. */
  public String value(String name) {
    Object value = valuesAfter(last()).get(name);
    return value == null ? "" : Variables.text(value);
  }

  /** What the author asks about this run, in order of the steps that settle it. */
  public List<FigureQuestion> predictions() {
    return Questions.predictions(this);
  }

  /** What a learner who does the work supplies for a step; empty if the step only tells. */
  public Optional<FigureQuestion> task(int step) {
    return Questions.task(this, step);
  }

  /**
   * The values from which an answer is worked out, as safe HTML.
   *
   * @param alone whether the reader supplies every step
   */
  public String known(FigureQuestion question, boolean alone) {
    return Questions.known(this, question, alone);
  }

  Map<String, Object> valuesAfter(int step) {
    Map<String, Object> values = new LinkedHashMap<>(trace.variablesAfter(step));
    trace.returnedAt(step).ifPresent(value -> values.put(RETURN, value));
    return values;
  }

  /** The variables of the figure's own method, which are drawn while others run, too. */
  Map<String, Object> ownValuesAfter(int step) {
    return valuesAfter(own(step));
  }

  /** The step of the figure's own method that a step belongs to. */
  private int own(int step) {
    int own = step;
    while (trace.steps().get(own).depth() > 0) {
      own--;
    }
    return own;
  }
}
