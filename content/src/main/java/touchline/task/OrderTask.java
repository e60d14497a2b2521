package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/** A task in which lines of an algorithm are put in order; what was built is run. */
public final class OrderTask<I> extends Task {
  /** Far above rounding, far below what a wrong program gives. */
  private static final double SAME = 1e-6;

  private final Subject<I> subject;
  private final List<String> parameters;
  private final List<CodeLine<I>> lines;
  private final int belonging;
  private final InstanceChoice<I> choosing;

  /**
   * @param parameters what the method is given, by the names that the lines use
   * @param lines in a right order, then those that do not belong; they are shuffled and named
   * @param belonging how many lines belong
   * @param ideas what programs with a line missing or misplaced give
   * @param runs on how many instances a program is run
   */
  public OrderTask(
      String id,
      Subject<I> subject,
      List<String> parameters,
      List<CodeLine<I>> lines,
      int belonging,
      List<Mistake<I, Value>> ideas,
      int runs) {
    super(id, Kind.ORDER, SAME);
    this.subject = subject;
    this.parameters = parameters;
    this.lines = lines;
    this.belonging = belonging;
    this.choosing = new InstanceChoice<>(subject, ideas, List.of(), ValueTask.GAP * SAME, runs);
  }

  @Override
  public List<String> mistakes() {
    return choosing.ideas().stream().map(Mistake::id).distinct().toList();
  }

  List<Mistake<I, Value>> ideas() {
    return choosing.ideas();
  }

  List<String> parameters() {
    return parameters;
  }

  List<CodeLine<I>> lines() {
    return lines;
  }

  int belonging() {
    return belonging;
  }

  Subject<I> subject() {
    return subject;
  }

  @Override
  Sheet sheet(Chance chance) {
    List<CodeLine<I>> shuffled = shuffled(chance);
    return new OrderSheet<>(this, shuffled, lines, choosing.choose(chance));
  }

  /** Named a, b, c and so on in the order in which they are shown. */
  private List<CodeLine<I>> shuffled(Chance chance) {
    List<CodeLine<I>> left = new ArrayList<>(lines);
    List<CodeLine<I>> shuffled = new ArrayList<>();
    while (!left.isEmpty()) {
      CodeLine<I> line = left.remove(chance.below(left.size()));
      String name = String.valueOf((char) ('a' + shuffled.size()));
      shuffled.add(line.named(name));
    }
    return shuffled;
  }
}
