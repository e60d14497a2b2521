package touchline.server.remark;

import java.util.ArrayList;
import java.util.List;

/**
 * What marking a student's work again gave.
 *
 * @param answers how many were marked
 * @param gone how many could not be, because their exercise is gone
 * @param remade those that are marked differently now
 */
record RemarkResult(int answers, int gone, List<ChangedMark> remade) {
  static final RemarkResult NOTHING = new RemarkResult(0, 0, List.of());

  RemarkResult {
    remade = List.copyOf(remade);
  }

  long up() {
    return remade.stream().filter(ChangedMark::isUp).count();
  }

  long down() {
    return remade.stream().filter(ChangedMark::isDown).count();
  }

  RemarkResult and(RemarkResult more) {
    List<ChangedMark> all = new ArrayList<>(remade);
    all.addAll(more.remade);
    return new RemarkResult(answers + more.answers, gone + more.gone, all);
  }
}
