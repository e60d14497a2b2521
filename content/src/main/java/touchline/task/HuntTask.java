package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchline.answer.Field;
import touchline.compare.ComparedMethod;
import touchline.compare.Hunt;
import touchline.compare.HuntTarget;
import touchline.exercise.Chance;
import touchline.exercise.Coordinate;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Inputs;

/**
 * A task in which a method has a mistake, and a place is to be found where its answer is wrong.
 * Every such place is right.
 */
public final class HuntTask<I> extends Task {
  /** Under this name a learner reads what the method says. */
  private static final String SAYS = "it says";

  /** Metres by which a circle of a variant may reach beyond the places where centres are put. */
  private static final double BEYOND = 1;

  private final Hunt<I, ?> hunt;
  private final Inputs usual;
  private final Predicate<I> isMeant;
  private final Function<I, WorkedExample> example;

  private HuntTask(
      String id,
      Hunt<I, ?> hunt,
      Inputs usual,
      Predicate<I> isMeant,
      Function<I, WorkedExample> example) {
    super(id, Kind.HUNT, 0);
    this.hunt = hunt;
    this.usual = usual;
    this.isMeant = isMeant;
    this.example = example;
  }

  /**
   * A hunt in a topic's comparison; for what is still to be said.
   *
   * @param usual inputs of a pleasant size; a variant moves them about
   * @param subject whose worked example leads to the right answer
   */
  public static <I> HuntTask<I> of(
      String id, ComparedMethod<I, ?> method, Inputs usual, Subject<I> subject) {
    Hunt<I, ?> hunt = new Hunt<>(method, List.of());
    return new HuntTask<>(id, hunt, usual, given -> true, subject.example());
  }

  /** The same hunt among inputs for which the method is made. */
  public HuntTask<I> among(Predicate<I> meant) {
    return new HuntTask<>(id(), hunt, usual, meant, example);
  }

  /** The same hunt for these mistakes, of which a variant has one. */
  public HuntTask<I> finding(String... ids) {
    return new HuntTask<>(id(), hunt.finding(List.of(ids)), usual, isMeant, example);
  }

  @Override
  Stream<String> ids() {
    return hunt.mistakes().stream();
  }

  /** In a picture that cuts no circle, wherever a variant puts it. */
  private Inputs roomy(Inputs drawn) {
    boolean isRound = usual.grips().stream().anyMatch(grip -> grip.look() == Grip.Look.RIM);
    return new Inputs(usual.view().grown(isRound ? BEYOND : 0), drawn.all());
  }

  /** A place near the start, and not at the edge, at which the mistake shows. */
  Vec2 target(Inputs inputs, String mistake) {
    return HuntTarget.of(hunt, mistake, new Inputs(usual.view(), inputs.all()));
  }

  /** The mistake of a variant. */
  public String mistake(long seed) {
    return draw(new Chance(seed)).mistake();
  }

  /** The handle that a learner moves. */
  public String probe() {
    return hunt.probe();
  }

  /** The inputs that {@link Given#start} names. */
  public Inputs inputs(String start) {
    StringTokenizer words = new StringTokenizer(start);
    List<Double> numbers = new ArrayList<>();
    words.nextToken();
    while (words.hasMoreTokens()) {
      numbers.add(Coordinate.parse(words.nextToken()).orElseThrow());
    }
    return GivenInputs.with(roomy(usual), numbers);
  }

  /** What a learner is given who moved the probe, with what the method says there. */
  public Given given(Inputs inputs, String mistake) {
    List<GivenValue> values = new ArrayList<>(GivenInputs.values(inputs));
    values.add(new GivenValue(SAYS, List.of(), hunt.wrong(mistake, inputs).words()));
    return new Given(values, hunt.claim(mistake, inputs), id() + GivenInputs.text(inputs));
  }

  /** The same where what the method says is told by the server alone. */
  public Given given(Inputs inputs) {
    List<GivenValue> values = new ArrayList<>(GivenInputs.values(inputs));
    values.add(new GivenValue(SAYS, List.of(), "told by the check"));
    return new Given(values, hunt.drawing(inputs), id() + GivenInputs.text(inputs));
  }

  Hunt<I, ?> hunt() {
    return hunt;
  }

  /** Steps to the right answer at a place. */
  WorkedExample worked(Inputs inputs) {
    return example.apply(hunt.given(inputs));
  }

  Field field() {
    return Field.point("place");
  }

  /** The inputs with the probe there, or as near as handles come. */
  Inputs at(Inputs inputs, Vec2 place) {
    return inputs.with(hunt.probe(), place);
  }

  private HuntDraw draw(Chance chance) {
    return HuntDraw.of(hunt, usual, isMeant, chance);
  }

  @Override
  Sheet sheet(Chance chance) {
    HuntDraw drawn = draw(chance);
    return new HuntSheet<>(this, roomy(drawn.inputs()), drawn.mistake());
  }
}
