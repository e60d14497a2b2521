package touchline.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Which exercises were done right, and when those that went wrong come back. What went wrong
 * returns the next day; each time it is right when it is due, the next time is further away, and
 * after the last it has been learnt. These are the boxes of Sebastian Leitner (So lernt man lernen,
 * 1972).
 *
 * <p>As text, which a browser keeps and the server sends: a line for each exercise with its id, 1
 * or 0 for whether it was ever right, the day on which it returns, 0 for never, and its box.
 */
public record ReviewPlan(List<Entry> entries) {
  /** Days until an exercise returns, by its box. */
  private static final int[] DAYS = {1, 3, 7, 21};

  /**
   * What is known about one exercise.
   *
   * @param done whether it was ever right
   * @param due the day on which it returns, counted from 1970; 0 if it does not
   * @param box how often in a row it was right when it was due
   */
  public record Entry(String exercise, boolean done, int due, int box) {}

  public ReviewPlan {
    entries = List.copyOf(entries);
  }

  /** Reads what {@link #text} wrote; lines that are something else are left out. */
  public static ReviewPlan of(String text) {
    List<Entry> entries = new ArrayList<>();
    StringTokenizer lines = new StringTokenizer(text, "\n");
    while (lines.hasMoreTokens()) {
      StringTokenizer words = new StringTokenizer(lines.nextToken(), " ");
      if (words.countTokens() == 4) {
        add(entries, words);
      }
    }
    return new ReviewPlan(entries);
  }

  private static void add(List<Entry> entries, StringTokenizer words) {
    String exercise = words.nextToken();
    boolean done = words.nextToken().equals("1");
    try {
      int due = Integer.parseInt(words.nextToken());
      int box = Integer.parseInt(words.nextToken());
      if (due >= 0 && box >= 0 && box < DAYS.length) {
        entries.add(new Entry(exercise, done, due, box));
      }
    } catch (NumberFormatException notOurs) {
      return;
    }
  }

  /** Every line ends in a line break. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Entry entry : entries) {
      text.append(entry.exercise).append(entry.done ? " 1 " : " 0 ");
      text.append(entry.due).append(' ').append(entry.box).append('\n');
    }
    return text.toString();
  }

  /**
   * With one more answer.
   *
   * @param today the day, counted from 1970
   */
  public ReviewPlan answered(String exercise, boolean right, int today) {
    List<Entry> others = new ArrayList<>();
    Entry before = new Entry(exercise, false, 0, 0);
    for (Entry entry : entries) {
      if (entry.exercise.equals(exercise)) {
        before = entry;
      } else {
        others.add(entry);
      }
    }
    others.add(right ? right(before, today) : wrong(before, today));
    return new ReviewPlan(others);
  }

  private static Entry wrong(Entry before, int today) {
    return new Entry(before.exercise, before.done, today + DAYS[0], 0);
  }

  /** Right before it is due says little about whether it will be remembered. */
  private static Entry right(Entry before, int today) {
    boolean waits = before.due == 0 || before.due > today;
    int box = waits ? before.box : before.box + 1;
    if (box == DAYS.length) {
      return new Entry(before.exercise, true, 0, 0);
    }
    int due = waits ? before.due : today + DAYS[box];
    return new Entry(before.exercise, true, due, box);
  }
}
