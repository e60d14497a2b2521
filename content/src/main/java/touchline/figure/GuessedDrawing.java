package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.sketch.Angles;
import touchline.sketch.Body;
import touchline.sketch.Cells;
import touchline.sketch.Gap;
import touchline.sketch.Moment;
import touchline.sketch.Sides;

/**
 * Draws what a reader guessed: a point with a dashed line to the true one, a vector as an arrow
 * from where the true one starts, a number as a mark where its bar would end.
 */
final class GuessedDrawing {
  private static final String ROLE = "guess";
  private static final String LABEL = "your guess";

  private final Places places;
  private final FigureQuestion question;
  private final int step;
  private final List<Shape> shapes = new ArrayList<>();

  GuessedDrawing(Places places, FigureQuestion question, int step) {
    this.places = places;
    this.question = question;
    this.step = step;
  }

  List<Shape> of(List<Show> shows, Object said) {
    if (said instanceof Vec2 point && question.kind() == FigureQuestion.Kind.POINT) {
      point(point);
      return shapes;
    }
    for (Show show : shows) {
      if (show.variable().equals(question.name())) {
        if (said instanceof Vec2 vector) {
          vector(show, vector);
        } else if (said instanceof Double number) {
          number(show, number);
        }
      }
    }
    return shapes;
  }

  /** The truth is shown from the step on that settles the question. */
  private void point(Vec2 said) {
    if (step >= question.step() && question.truth() instanceof Vec2 truth) {
      shapes.add(new Shape.Dashes(said, truth, ROLE));
    }
    shapes.add(new Shape.Dot(said, ROLE, LABEL));
  }

  /** So many columns, beginning where the true ones do. */
  private void columns(Show show, double said) {
    Optional<Double> first = places.number(show.word(0));
    Optional<Double> width = places.number(show.word(2));
    if (first.isPresent() && width.isPresent()) {
      Cells cells = new Cells(places.view(), width.get());
      shapes.add(cells.columns(first.get(), first.get() + said - 1, ROLE));
    }
  }

  private void vector(Show show, Vec2 said) {
    switch (show.form()) {
      case ARROW, UNDER, LEGS, PUSH ->
          point(show, 0).ifPresent(f -> shapes.add(new Shape.Arrow(f, f.plus(said), ROLE, LABEL)));
      default -> {}
    }
  }

  private void number(Show show, double said) {
    switch (show.form()) {
      case LENGTH, LENGTH_UNDER -> tick(point(show, 1), places.vector(show.word(0)), said);
      case SPAN, LENGTH_TOWARD ->
          tick(point(show, 0), way(show).filter(w -> w.length() > 0).map(Vec2::unit), said);
      case PART -> tick(point(show, 0), way(show), said);
      case DROP -> {
        Optional<Line> line = places.line(show.word(1));
        tick(point(show, 0), line.map(l -> l.normal().times(-1)), said);
      }
      case OUT -> tick(Optional.of(Vec2.ZERO), places.line(show.word(0)).map(Line::normal), said);
      case LEVEL -> tick(point(show, 0), Optional.of(new Vec2(1, 0)), said);
      case UPRIGHT -> tick(point(show, 0), Optional.of(new Vec2(0, -1)), said);
      case LEVEL_LINE, UPRIGHT_LINE ->
          new MeasuredDrawing(places, shapes).across(show.form(), said, ROLE, LABEL);
      case GAP -> gap(places.things(show.words()), said);
      case COLUMNS -> columns(show, said);
      case ARM -> angle(said);
      case ARC_FROM -> places.number(show.word(0)).ifPresent(from -> angle(from + said));
      case ARC_TO -> places.number(show.word(0)).ifPresent(to -> angle(to - said));
      case STEPS -> places.number(show.word(0)).ifPresent(turn -> angle(turn * said));
      case TIME, TIME_TO_LINE, TIME_TO_SEGMENT -> time(show, 0, said);
      case TIME_OF_BOTH -> {
        time(show, 0, said);
        time(show, 2, said);
      }
      case TIME_OF_BOX -> box(show, said);
      case TIME_OF_POINT -> tick(point(show, 0), places.vector(show.word(1)), said);
      case TIME_OF_REACH -> reach(show, said);
      default -> {}
    }
  }

  private void gap(List<List<Body>> things, double said) {
    if (things.size() == 2) {
      Gap gap = Gap.least(things.get(0), things.get(1));
      Optional<Vec2> way = Optional.of(gap.way()).filter(w -> w.length() > 0).map(Vec2::unit);
      tick(Optional.of(gap.from()), way, said);
    }
  }

  private void angle(double said) {
    Vec2 at = Angles.at(said, 1);
    shapes.add(new Shape.Tick(at, at.perpendicular(), ROLE, LABEL));
  }

  private void tick(Optional<Vec2> from, Optional<Vec2> along, double said) {
    if (from.isPresent() && along.isPresent()) {
      Vec2 at = from.get().plus(along.get().times(said));
      shapes.add(new Shape.Tick(at, along.get(), ROLE, LABEL));
    }
  }

  /** The ball where it would be at that time, and all that the player would reach by then. */
  private void reach(Show show, double said) {
    Optional<Circle> player = places.circle(show.word(0));
    Optional<Double> speed = places.number(show.word(1));
    Optional<Vec2> velocity = places.vector(show.word(3));
    if (player.isPresent() && speed.isPresent()) {
      Circle reach = Moment.grown(player.get(), speed.get(), said);
      shapes.add(new Shape.Ghost(reach.center(), reach.radius(), ROLE));
      tick(point(show, 2), velocity, said);
    }
  }

  /** The circle that the show names at that place, where it would be at that time. */
  private void time(Show show, int place, double said) {
    Optional<Circle> circle = places.circle(show.word(place));
    Optional<Vec2> velocity = places.vector(show.word(place + 1));
    if (circle.isPresent() && velocity.isPresent()) {
      Vec2 at = circle.get().center().plus(velocity.get().times(said));
      shapes.add(new Shape.Ghost(at, circle.get().radius(), ROLE));
      shapes.add(new Shape.Tick(at, velocity.get(), ROLE, LABEL));
    }
  }

  /** The box where it would be at that time. */
  private void box(Show show, double said) {
    Optional<Box> box = places.box(show.word(0));
    Optional<Vec2> velocity = places.vector(show.word(1));
    if (box.isPresent() && velocity.isPresent()) {
      Vec2 way = velocity.get().times(said);
      Box there = new Box(box.get().a().plus(way), box.get().b().plus(way));
      shapes.addAll(Sides.outlined(there, ROLE, LABEL));
    }
  }

  private Optional<Vec2> way(Show show) {
    return point(show, 0).flatMap(from -> point(show, 1).map(to -> to.minus(from)));
  }

  private Optional<Vec2> point(Show show, int place) {
    return places.point(show.word(place));
  }
}
