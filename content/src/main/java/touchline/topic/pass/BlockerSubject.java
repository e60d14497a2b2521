package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.task.Subject;

/** Which opponent blocks a pass that at most one blocks. */
final class BlockerSubject {
  private BlockerSubject() {}

  /** What the task is about. */
  static Subject<PassGiven> subject() {
    return Subject.<PassGiven>of(field(), BlockerSubject::right)
        .drawn(chance -> Passes.draw(chance).filter(given -> blockers(given) <= 1))
        .pictured(Passes::picture)
        .solved(BlockerSubject::solution, given -> PassSubject.among("SafePass#isClean", given));
  }

  private static Value right(PassGiven given) {
    return first(i -> blocks(given, i));
  }

  static List<Mistake<PassGiven, Value>> mistakes() {
    int last = Passes.OPPONENTS - 1;
    return List.of(
        new Mistake<>("W2", given -> first(i -> i == 0 && blocks(given, i))),
        new Mistake<>("W3", given -> Value.option(given.opponents().indexOf(given.nearest()))),
        new Mistake<>("W4", given -> first(i -> given.clearOfLine(one(given, i)) <= 0)),
        new Mistake<>("W5", given -> first(i -> clear(given, i) + given.ball() <= 0)),
        new Mistake<>("W8", given -> first(i -> i < last && blocks(given, i))));
  }

  private static Circle one(PassGiven given, int opponent) {
    return given.opponents().get(opponent);
  }

  private static double clear(PassGiven given, int opponent) {
    return given.clear(one(given, opponent));
  }

  private static boolean blocks(PassGiven given, int opponent) {
    return clear(given, opponent) <= 0;
  }

  /** The first opponent of whom it is true; the option after the last if of none. */
  private static Value first(IntPredicate blocks) {
    int i = 0;
    while (i < Passes.OPPONENTS && !blocks.test(i)) {
      i++;
    }
    return Value.option(i);
  }

  private static long blockers(PassGiven given) {
    return given.opponents().stream().filter(one -> given.clear(one) <= 0).count();
  }

  private static Field field() {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < Passes.OPPONENTS; i++) {
      options.add("Opponent " + Passes.name(i));
    }
    options.add("Nobody");
    return Field.choice("blocker", options);
  }

  private static List<String> solution(PassGiven given) {
    List<String> lines = PassSubject.clearances(given);
    int blocker = (int) right(given).x();
    String sign = blocker < Passes.OPPONENTS ? "not above 0: " : "all above 0: ";
    lines.add(sign + field().options().get(blocker));
    return lines;
  }
}
