package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * What a typed expression may call: a method of a value, a constructor or a static method. What
 * each does {@link LibraryMethod} knows.
 *
 * @param owner the sort of value on which it is called, by its letter; empty if on none
 * @param takes what it is given
 */
record Member(String owner, String name, List<Sort> takes, Sort gives) {
  /** Sorts by their first letters: owner, point, name, arguments in brackets, and the result. */
  private static final List<Member> ALL =
      read(
          "V.x()N V.y()N V.plus(V)V V.minus(V)V V.times(N)V V.dot(V)N V.cross(V)N V.length()N",
          "V.lengthSquared()N V.unit()V V.perpendicular()V S.a()V S.b()V C.center()V C.radius()N",
          "R.radius()N R.core()S L.normal()V L.offset()N .Math.abs(N)N .Math.max(NN)N",
          ".Math.min(NN)N .Math.sqrt(N)N .Math.hypot(NN)N .new_Vec2(NN)V .new_Segment(VV)S",
          ".new_Circle(VN)C .new_Stadium(SN)R .new_Line(VN)L .Line.through(VV)L",
          "B.left()N B.right()N B.bottom()N B.top()N");

  private static List<Member> read(String... lines) {
    List<Member> all = new ArrayList<>();
    for (String line : lines) {
      StringTokenizer words = new StringTokenizer(line);
      while (words.hasMoreTokens()) {
        String word = words.nextToken();
        int point = word.indexOf('.');
        int open = word.indexOf('(');
        int close = word.indexOf(')');
        List<Sort> takes = new ArrayList<>();
        for (int i = open + 1; i < close; i++) {
          takes.add(sort(word.charAt(i)));
        }
        String name = word.substring(point + 1, open).replace('_', ' ');
        String owner = word.substring(0, point);
        all.add(new Member(owner, name, List.copyOf(takes), sort(word.charAt(close + 1))));
      }
    }
    return List.copyOf(all);
  }

  private static Sort sort(char letter) {
    return switch (letter) {
      case 'N' -> Sort.NUMBER;
      case 'V' -> Sort.VECTOR;
      case 'S' -> Sort.SEGMENT;
      case 'C' -> Sort.CIRCLE;
      case 'R' -> Sort.STADIUM;
      case 'B' -> Sort.BOX;
      default -> Sort.LINE;
    };
  }

  private static String letter(Sort sort) {
    return switch (sort) {
      case VECTOR -> "V";
      case SEGMENT -> "S";
      case CIRCLE -> "C";
      case STADIUM -> "R";
      case LINE -> "L";
      case BOX -> "B";
      case NUMBER, TRUTH -> "none";
    };
  }

  /** A method of a value. */
  static Optional<Member> of(Sort owner, String name) {
    return named(letter(owner), name);
  }

  /** A constructor or a static method, by its name with the class before it. */
  static Optional<Member> named(String name) {
    return named("", name);
  }

  private static Optional<Member> named(String owner, String name) {
    for (Member member : ALL) {
      if (member.owner.equals(owner) && member.name.equals(name)) {
        return Optional.of(member);
      }
    }
    return Optional.empty();
  }

  /** The methods of a value of some sort, in a sentence; empty if it has none. */
  static String names(Sort owner) {
    List<String> names = new ArrayList<>();
    for (Member member : ALL) {
      if (member.owner.equals(letter(owner))) {
        names.add(member.name + (member.takes.isEmpty() ? "()" : "(…)"));
      }
    }
    return String.join(", ", names);
  }
}
