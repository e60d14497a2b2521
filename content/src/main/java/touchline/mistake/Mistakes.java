package touchline.mistake;

import java.util.List;
import java.util.function.Function;

/** Lists of mistakes made from others. */
public final class Mistakes {
  private Mistakes() {}

  /** The same ideas of somebody who is given more, or the same in another form. */
  public static <I, J, R> List<Mistake<J, R>> about(
      List<Mistake<I, R>> mistakes, Function<J, I> view) {
    return mistakes.stream().map(mistake -> mistake.about(view)).toList();
  }

  /** Those of these ids, in the order of the list. */
  public static <I, R> List<Mistake<I, R>> only(List<Mistake<I, R>> mistakes, String... ids) {
    return mistakes.stream().filter(mistake -> List.of(ids).contains(mistake.id())).toList();
  }

  /** All but those of these ids. */
  public static <I, R> List<Mistake<I, R>> without(List<Mistake<I, R>> mistakes, String... ids) {
    return mistakes.stream().filter(mistake -> !List.of(ids).contains(mistake.id())).toList();
  }
}
