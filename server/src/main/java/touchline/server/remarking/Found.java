package touchline.server.remarking;

import java.util.ArrayList;
import java.util.List;

/**
 * What marking a student's work again gave.
 *
 * @param answers how many were marked
 * @param gone how many could not be, because their exercise is gone
 * @param remade those that are marked differently now
 */
record Found(int answers, int gone, List<Remade> remade) {
  static final Found NOTHING = new Found(0, 0, List.of());

  Found {
    remade = List.copyOf(remade);
  }

  long up() {
    return remade.stream().filter(Remade::isUp).count();
  }

  long down() {
    return remade.stream().filter(Remade::isDown).count();
  }

  Found and(Found more) {
    List<Remade> all = new ArrayList<>(remade);
    all.addAll(more.remade);
    return new Found(answers + more.answers, gone + more.gone, all);
  }
}
