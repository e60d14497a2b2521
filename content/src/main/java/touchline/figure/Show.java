package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a variable of the method is drawn, or told, once it has a value.
 *
 * @param variable the variable; {@code return} is the method's result
 * @param words what stands in the form's places
 */
record Show(String variable, Form form, List<String> words) {
  /** What a description may say; words in capitals are places for names and labels. */
  enum Form {
    ARROW("arrow from POINT"),
    UNDER("arrow from POINT under VECTOR"),
    LENGTH("length along VECTOR from POINT"),
    JOINED("point LABEL joined POINT"),
    POINT("point LABEL"),
    SPAN("span POINT to POINT"),
    CIRCLE("circle"),
    SEGMENT("segment"),
    PUSH("push of CIRCLE"),
    LINE("line"),
    DROP("drop from POINT to LINE"),
    TOWARD("drop from POINT toward LINE"),
    PART("part of POINT POINT"),
    TIME("time of CIRCLE along VECTOR"),
    TIME_TO_LINE("time of CIRCLE along VECTOR to LINE"),
    TIME_TO_SEGMENT("time of CIRCLE along VECTOR to POINT POINT"),
    SAYS("says LABEL or LABEL"),
    NUMBER("number LABEL UNIT");

    final String text;

    Form(String text) {
      this.text = text;
    }
  }

  Show {
    words = List.copyOf(words);
  }

  /** Reads what an author wrote, or nothing if it has none of the forms. */
  static Optional<Show> of(String variable, List<String> written) {
    for (Form form : Form.values()) {
      List<String> places = new ArrayList<>();
      if (fits(Entries.Entry.wordsOf(form.text), written, places)) {
        return Optional.of(new Show(variable, form, places));
      }
    }
    return Optional.empty();
  }

  private static boolean fits(List<String> form, List<String> written, List<String> places) {
    if (form.size() != written.size()) {
      return false;
    }
    for (int i = 0; i < form.size(); i++) {
      String word = written.get(i);
      String wanted = form.get(i);
      if (isPlace(wanted)) {
        places.add(word);
      } else if (!wanted.equals(word)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is drawn where it is at a time, which is never below 0. */
  boolean isTime() {
    return form == Form.TIME || form == Form.TIME_TO_LINE || form == Form.TIME_TO_SEGMENT;
  }

  static boolean isPlace(String word) {
    return word.charAt(0) >= 'A' && word.charAt(0) <= 'Z';
  }

  String word(int place) {
    return words.get(place);
  }
}
