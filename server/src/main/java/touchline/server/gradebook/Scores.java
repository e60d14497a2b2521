package touchline.server.gradebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.gradebook.total.Item;
import touchline.server.gradebook.total.Score;

/** What a student has in each column, as the course's total asks for it. */
final class Scores {
  private Scores() {}

  /** In the order of the columns. */
  static Map<Item, Score> of(List<Column> columns, Cells cells, Dates dates, Student student) {
    Map<Item, Score> scores = new LinkedHashMap<>();
    for (Column column : columns) {
      Cell cell = cells.at(column.id(), student.account());
      scores.put(column.item(), score(column, cell, dates, student));
    }
    return scores;
  }

  /** The same as the student may know it: what is held back is as though it were not due yet. */
  static Map<Item, Score> told(List<Column> columns, Cells cells, Dates dates, Student student) {
    Map<Item, Score> scores = of(columns, cells, dates, student);
    columns.stream()
        .filter(Column::isHeld)
        .forEach(column -> scores.put(column.item(), Score.OPEN));
    return scores;
  }

  private static Score score(Column column, Cell cell, Dates dates, Student student) {
    if (!column.isPublished()) {
      return Score.OPEN;
    }
    if (cell.isExcused()) {
      return Score.EXCUSED;
    }
    boolean isOpen = column.own().isEmpty() && !dates.counts(column, student);
    if (isOpen) {
      return Score.OPEN;
    }
    boolean blankCounts = column.own().map(Column.Own::blankCounts).orElse(true);
    return cell.points().map(Score::points).orElse(blankCounts ? Score.MISSING : Score.OPEN);
  }
}
