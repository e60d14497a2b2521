package touchline.server.grading.gate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.grading.job.Complaint;

/** What was found that is not allowed, each once for its line. */
final class Refusals {
  private static final int MOST = 5;
  private static final String CONSTRUCTOR = "<init>";

  private final Replacements instead;
  private final Map<String, Complaint> complaints = new LinkedHashMap<>();
  private int line;

  Refusals(Replacements instead) {
    this.instead = instead;
  }

  /** The line that what is found from now on stands in; 0 if unknown. */
  void at(int number) {
    line = number;
  }

  /** At most five, in the order of lines; without a line only what has none anywhere. */
  List<Complaint> first() {
    List<Complaint> found = new ArrayList<>(complaints.values());
    found.removeIf(each -> each.line() == 0 && isElsewhere(each.text()));
    found.sort(Comparator.comparingInt(Complaint::line));
    return found.subList(0, Math.min(found.size(), MOST));
  }

  private boolean isElsewhere(String text) {
    return complaints.values().stream()
        .anyMatch(each -> each.line() > 0 && each.text().equals(text));
  }

  /**
   * A part of the library that is not allowed.
   *
   * @param how {@code extends}, {@code implements}, or nothing for a use
   * @param type in the form of class files
   * @param member a method, a field, a constructor, or nothing for the type itself
   */
  void refuse(String how, String type, String member) {
    boolean isConstructor = member.equals(CONSTRUCTOR);
    String part = member.isEmpty() || isConstructor ? "" : "." + member;
    String before = isConstructor ? "new " : how.isEmpty() ? "" : how + " ";
    String full = type.replace('/', '.').replace('$', '.') + part;
    complain(before + Names.of(type) + part, instead.of(full));
  }

  void complain(String what, String advice) {
    String text = what + " is not allowed here";
    complaints.putIfAbsent(line + " " + text, new Complaint(line, 0, text, advice));
  }
}
