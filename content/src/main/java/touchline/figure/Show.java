package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a variable of the method is drawn, or told, once it has a value.
 *
 * @param variable the variable; {@code return} is the method's result
 * @param words what stands in the form's places
 * @param told how the result is told in words: two labels of yes and no, a label and a unit, or the
 *     label of a count; empty if the form says it
 */
record Show(String variable, Form form, List<String> words, List<String> told) {
  /** A place for the names of one thing or more; it stands last. */
  static final String THINGS = "THINGS";

  /** What a description may say; words in capitals are places for names and labels. */
  enum Form {
    ARROW("arrow from POINT"),
    UNDER("arrow from POINT under VECTOR"),
    LEGS("arrow from POINT with legs"),
    LENGTH("length along VECTOR from POINT"),
    LENGTH_UNDER("length along VECTOR from POINT under POINT"),
    LENGTH_TOWARD("length from POINT toward POINT"),
    OUT("out along LINE"),
    LEVEL("level from POINT to POINT"),
    UPRIGHT("upright from POINT to POINT"),
    LEVEL_LINE("level"),
    UPRIGHT_LINE("upright"),
    GAP("gap of THINGS"),
    ARM("arm"),
    ARC_FROM("arc from NUMBER"),
    ARC_TO("arc to NUMBER"),
    STEPS("steps of NUMBER"),
    COLUMN("column of NUMBER"),
    ROW("row of NUMBER"),
    COLUMNS("columns NUMBER to NUMBER of NUMBER"),
    ROWS("rows NUMBER to NUMBER of NUMBER"),
    CELLS("cells NUMBER to NUMBER and NUMBER to NUMBER of NUMBER"),
    JOINED("point LABEL joined POINT"),
    POINT("point LABEL"),
    SPAN("span POINT to POINT"),
    CIRCLE("circle"),
    INTERVALS("intervals of CIRCLES"),
    BOX("box"),
    SEGMENT("segment"),
    PUSH("push of CIRCLE"),
    PLACE("place of CIRCLE"),
    PATH("path of CIRCLE"),
    LINE("line"),
    DROP("drop from POINT to LINE"),
    TOWARD("drop from POINT toward LINE"),
    PART("part of POINT POINT"),
    TIME("time of CIRCLE along VECTOR"),
    TIME_TO_LINE("time of CIRCLE along VECTOR to LINE"),
    TIME_TO_SEGMENT("time of CIRCLE along VECTOR to POINT POINT"),
    TIME_OF_BOTH("time of CIRCLE along VECTOR and CIRCLE along VECTOR"),
    TIME_OF_BOX("time of box BOX along VECTOR"),
    TIME_OF_POINT("time of point POINT along VECTOR"),
    TIME_OF_REACH("time of CIRCLE growing by NUMBER to POINT along VECTOR"),
    FAN("fan of POINT POINT"),
    CROSSINGS("crossings of POLYGON from POINT"),
    SHADOWS("shadows of POLYGON POLYGON"),
    SHIFT("shift of POLYGON"),
    HITS("hits THINGS"),
    ALLOWS("allows THINGS"),
    SAYS("says LABEL or LABEL"),
    NUMBER("number LABEL UNIT"),
    COUNT("count LABEL");

    final String text;

    Form(String text) {
      this.text = text;
    }

    /** Whether it is told in words alone. */
    boolean tells() {
      return this == SAYS || this == NUMBER || this == COUNT;
    }

    /** Whether it says how things fare. */
    boolean judges() {
      return this == HITS || this == ALLOWS;
    }
  }

  Show {
    words = List.copyOf(words);
    told = told.stream().map(label -> label.replace('_', ' ')).toList();
  }

  Show(String variable, Form form, List<String> words) {
    this(variable, form, words, List.of());
  }

  /**
   * Reads what an author wrote, or nothing if it has none of the forms. How the result is told may
   * stand before how it is drawn.
   */
  static Optional<Show> of(String variable, List<String> written) {
    for (Form form : Form.values()) {
      List<String> places = new ArrayList<>();
      if (fits(Entries.Entry.wordsOf(form.text), written, places)) {
        return Optional.of(new Show(variable, form, places, form.tells() ? places : List.of()));
      }
    }
    for (Form teller : List.of(Form.SAYS, Form.NUMBER, Form.COUNT)) {
      List<String> form = Entries.Entry.wordsOf(teller.text);
      List<String> told = new ArrayList<>();
      if (written.size() > form.size() && fits(form, written.subList(0, form.size()), told)) {
        return of(variable, written.subList(form.size(), written.size()))
            .filter(show -> show.told().isEmpty())
            .filter(show -> show.form().judges() == (teller == Form.SAYS))
            .map(show -> new Show(variable, show.form(), show.words(), told));
      }
    }
    return Optional.empty();
  }

  private static boolean fits(List<String> form, List<String> written, List<String> places) {
    boolean open = form.get(form.size() - 1).equals(THINGS);
    if (open ? written.size() < form.size() : form.size() != written.size()) {
      return false;
    }
    for (int i = 0; i < written.size(); i++) {
      String word = written.get(i);
      String wanted = form.get(Math.min(i, form.size() - 1));
      if (isPlace(wanted)) {
        places.add(word);
      } else if (!wanted.equals(word)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is an arrow from a point, which is its first word. */
  boolean isArrow() {
    return form == Form.ARROW || form == Form.UNDER || form == Form.LEGS;
  }

  /** Whether it is drawn where it is at a time, which is never below 0. */
  boolean isTime() {
    return switch (form) {
      case TIME,
          TIME_TO_LINE,
          TIME_TO_SEGMENT,
          TIME_OF_BOTH,
          TIME_OF_BOX,
          TIME_OF_POINT,
          TIME_OF_REACH ->
          true;
      default -> false;
    };
  }

  static boolean isPlace(String word) {
    return word.charAt(0) >= 'A' && word.charAt(0) <= 'Z';
  }

  String word(int place) {
    return words.get(place);
  }
}
