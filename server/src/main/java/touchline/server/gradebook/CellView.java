package touchline.server.gradebook;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchline.server.exercise.SeenView;

/** What a cell's page shows of a student's work; templates read it. */
final class CellView {
  private CellView() {}

  /**
   * An exercise.
   *
   * @param points as they count, of {@code worth}
   * @param said what people said about it
   * @param items of its rubric; empty if it has none
   */
  public record Part(
      String id,
      String title,
      String points,
      String worth,
      Said said,
      List<Item> items,
      List<Attempt> attempts) {
    /** The numbers of the items that are ticked, so that who ticks others is told of changes. */
    public String had() {
      return items.stream()
          .filter(Item::isTicked)
          .map(item -> String.valueOf(item.id()))
          .collect(Collectors.joining(" "));
    }
  }

  /** An item of the rubric, and whether it is ticked. */
  public record Item(long id, String points, String words, boolean isTicked) {}

  /**
   * What somebody said about an exercise.
   *
   * @param points as decided; empty where those of the program stand
   * @param by who said it and when; empty where nobody did
   */
  public record Said(String points, String comment, String reason, String by, long revision) {}

  /**
   * An attempt; {@code percent} is the best mark that it reached.
   *
   * @param number as its student counts; 0 if it cost none of the attempts
   */
  public record Attempt(
      int number, String started, String percent, int hints, List<Answer> answers) {
    Attempt numbered(int other) {
      return new Attempt(other, started, percent, hints, answers);
    }
  }

  /**
   * An answer or a method.
   *
   * @param question in words, empty where there is one only
   * @param late how late, empty if in time
   * @param seen the question as the student saw it; null where it cannot be drawn any more
   * @param source of a method, else empty
   * @param method its number; 0 if it is none
   * @param notes how many comments are on its lines
   * @param again how it was marked again, in sentences
   */
  public record Answer(
      String at,
      String late,
      String question,
      @Nullable SeenView seen,
      String text,
      String source,
      long method,
      int notes,
      String outcome,
      String percent,
      String mistakes,
      List<String> again,
      String receipt) {}
}
