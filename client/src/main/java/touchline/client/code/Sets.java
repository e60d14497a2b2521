package touchline.client.code;

import java.util.ArrayList;
import java.util.List;

/**
 * The variables of a run, step by step, as the page lists them: of each step the names and values
 * that it sets, with a tab between and a line for each.
 */
public final class Sets {
  private final List<List<String[]>> steps = new ArrayList<>();

  /** A variable after a step. */
  public record Row(String name, String value, boolean isChanged) {}

  /** Adds what the next step sets. */
  public void add(String text) {
    List<String[]> sets = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      end = end < 0 ? text.length() : end;
      int tab = text.indexOf('\t', from);
      sets.add(new String[] {text.substring(from, tab), text.substring(tab + 1, end)});
      from = end + 1;
    }
    steps.add(sets);
  }

  public int last() {
    return steps.size() - 1;
  }

  /** All variables that have a value after a step, in order of first assignment. */
  public List<Row> after(int step) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i <= step; i++) {
      for (String[] set : steps.get(i)) {
        put(rows, new Row(set[0], set[1], i == step));
      }
    }
    return rows;
  }

  private static void put(List<Row> rows, Row row) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).name().equals(row.name())) {
        rows.set(i, row);
        return;
      }
    }
    rows.add(row);
  }

  /** Every name that gets a value only after a step. */
  public List<String> later(int step) {
    List<String> later = new ArrayList<>();
    for (int i = step + 1; i < steps.size(); i++) {
      for (String[] set : steps.get(i)) {
        later.add(set[0]);
      }
    }
    for (Row row : after(step)) {
      later.removeIf(name -> name.equals(row.name()));
    }
    return later;
  }
}
