package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import touchline.topic.Topics;

/**
 * Tells which usual wrong answers, given in one family of positions only, the hidden cases of a
 * method catch, and in which case: method, family, wrong answer and what becomes of it.
 *
 * <pre>
 * mvn -q -pl content test-compile exec:java -Dexec.classpathScope=test \
 *   -Dexec.mainClass=touchline.code.HoleTable -Dexec.args="1 overlap/write-it"
 * </pre>
 *
 * <p>The first argument is the seed of the hidden cases; methods may follow, or all are told.
 */
final class HoleTable {
  static final String HOLE = "a hole";
  static final String NOT_DRAWN = "no case";
  static final String RIGHT_AT_EDGES = "right in the cases there, and no other is fair";

  private static final int POSITIONS = 300;

  /** A family without a fair position so many times in a row is given up. */
  private static final int MOST_MISSED = 3;

  /** A wrong answer that shows in fewer of a family's positions belongs to a smaller family. */
  private static final double RARE = 0.1;

  private final CodeExercise exercise;
  private final SpecialCases special;
  private final List<Case> hidden;
  private final Random random;
  private final int positions;

  /**
   * @param positions of each family, drawn by chance, other than those that the cases come from
   */
  HoleTable(CodeExercise exercise, long seed, int positions) {
    this.exercise = exercise;
    this.special = exercise.special();
    this.hidden = exercise.hidden(seed);
    this.random = new Random(seed);
    this.positions = positions;
  }

  /** One wrong answer in one family. */
  record Row(String method, String family, String wrong, String told) {
    @Override
    public String toString() {
      return String.join("\t", method, family, wrong, told);
    }
  }

  public static void main(String[] arguments) {
    List<String> named = List.of(arguments).subList(1, arguments.length);
    Topics.methods().stream()
        .filter(exercise -> named.isEmpty() || named.contains(exercise.id()))
        .map(exercise -> new HoleTable(exercise, Long.parseLong(arguments[0]), POSITIONS))
        .flatMap(table -> table.rows().stream())
        .forEach(System.out::println);
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Family family : special.families()) {
      List<double[]> drawn = drawn(family);
      List<Case> own = hidden.stream().filter(each -> family.has().test(each.input())).toList();
      for (Rule wrong : special.wrongs(family)) {
        String told = told(wrong, own, drawn);
        rows.add(new Row(exercise.id(), family.words(), wrong.id(), told));
      }
    }
    return rows;
  }

  private List<double[]> drawn(Family family) {
    List<double[]> drawn = new ArrayList<>();
    int missed = 0;
    for (int i = 0; i < positions && missed < MOST_MISSED; i++) {
      Optional<double[]> input = special.fair().draw(family, random);
      missed = input.isPresent() ? 0 : missed + 1;
      input.ifPresent(drawn::add);
    }
    return drawn;
  }

  private String told(Rule wrong, List<Case> own, List<double[]> drawn) {
    return own.stream()
        .filter(each -> special.isCaught(wrong, each.input()))
        .findFirst()
        .map(each -> "caught by " + call(each) + ", one of " + each.group().words())
        .orElseGet(() -> uncaught(wrong, own, drawn));
  }

  private String call(Case each) {
    StringBuilder call = new StringBuilder();
    for (double number : each.input()) {
      call.append(call.length() == 0 ? "" : ", ").append(number);
    }
    return exercise.signature().method() + "(" + call + ")";
  }

  private String uncaught(Rule wrong, List<Case> own, List<double[]> drawn) {
    if (drawn.isEmpty()) {
      return own.isEmpty() ? NOT_DRAWN : RIGHT_AT_EDGES;
    }
    long shown = drawn.stream().filter(each -> special.isCaught(wrong, each)).count();
    if (shown == 0) {
      return "the right answer there";
    }
    return shown < RARE * drawn.size() ? "seldom wrong there: in a smaller family" : HOLE;
  }
}
