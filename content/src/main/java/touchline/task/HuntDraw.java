package touchline.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.compare.Hunt;
import touchline.diagram.View;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Inputs;

/**
 * What chance makes of a hunt: one of its mistakes, and inputs at which it does not show, though it
 * does elsewhere.
 *
 * @param mistake its id
 */
record HuntDraw(Inputs inputs, String mistake) {
  /** A hunt that needs more has a mistake that hardly shows with inputs of this size. */
  private static final int MOST = 20_000;

  /** Places in a row and in a column that are asked whether the mistake shows. */
  private static final int ACROSS = 14;

  /** Of the places: fewer would be a hunt for a needle, more would be none. */
  private static final double FEWEST = 0.03;

  private static final double MOST_PLACES = 0.8;

  /** Metres between two handles, so that neither covers the other. */
  private static final double APART = 1.5;

  /**
   * @param isMeant what the method is made for, of what is given
   */
  static <I> HuntDraw of(Hunt<I, ?> hunt, Inputs usual, Predicate<I> isMeant, Chance chance) {
    String mistake = hunt.mistakes().get(chance.below(hunt.mistakes().size()));
    for (int i = 0; i < MOST; i++) {
      Optional<Inputs> drawn =
          inputs(usual, chance)
              .filter(one -> isMeant.test(hunt.given(one)) && isFair(hunt, mistake, one));
      if (drawn.isPresent()) {
        return new HuntDraw(drawn.get(), mistake);
      }
    }
    throw new IllegalStateException("mistake must show at some places: " + mistake);
  }

  /** Every handle somewhere in the picture, on whole and half metres; sizes nearly as usual. */
  private static Optional<Inputs> inputs(Inputs usual, Chance chance) {
    Inputs drawn = usual;
    for (Grip grip : usual.grips()) {
      if (grip.look() == Grip.Look.RIM) {
        double radius = grip.at().minus(grip.anchor()).length();
        drawn = drawn.with(grip.id(), radius + chance.between(-2, 2) / 10.0);
      } else {
        drawn = drawn.with(grip.id(), place(usual.view(), chance));
      }
    }
    return Optional.of(drawn).filter(HuntDraw::isRoomy);
  }

  private static Vec2 place(View view, Chance chance) {
    int across = (int) Math.floor(2 * (view.maxX() - view.minX())) - 4;
    int up = (int) Math.floor(2 * (view.maxY() - view.minY())) - 4;
    double x = view.minX() + 1 + chance.between(0, across) / 2.0;
    return new Vec2(x, view.minY() + 1 + chance.between(0, up) / 2.0);
  }

  private static boolean isRoomy(Inputs inputs) {
    List<Vec2> places =
        inputs.grips().stream().filter(grip -> grip.look() != Grip.Look.RIM).map(Grip::at).toList();
    for (int i = 0; i < places.size(); i++) {
      for (Vec2 other : places.subList(i + 1, places.size())) {
        if (places.get(i).minus(other).length() < APART) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isFair(Hunt<?, ?> hunt, String mistake, Inputs inputs) {
    if (!hunt.isAnswered(mistake, inputs) || hunt.shows(mistake, inputs)) {
      return false;
    }
    View view = inputs.view();
    double stepX = (view.maxX() - view.minX()) / ACROSS;
    double stepY = (view.maxY() - view.minY()) / ACROSS;
    int shown = 0;
    for (int i = 0; i < ACROSS; i++) {
      for (int k = 0; k < ACROSS; k++) {
        double x = view.minX() + (i + 0.5) * stepX;
        Vec2 place = new Vec2(x, view.minY() + (k + 0.5) * stepY);
        shown += hunt.showsAt(mistake, inputs, place) ? 1 : 0;
      }
    }
    double share = shown / (double) (ACROSS * ACROSS);
    return share >= FEWEST && share <= MOST_PLACES;
  }
}
