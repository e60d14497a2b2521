package touchline.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.code.ValueType;

/**
 * The fields in which cases are written, case after case: one for each parameter, and the expected
 * answer. What is left blank is no case.
 *
 * @param units by the names of fields; of others, points and lengths are in metres, and a number
 *     that the method returns has none
 */
public record CaseFields(Contract contract, Map<String, String> units) {
  /** What is called so in every case. */
  public static final String EXPECTED = "expected answer";

  /** How many cases there may be. */
  public static final int MOST = 12;

  /** How many fields a case has. */
  public int width() {
    return contract.parts().size() + 1;
  }

  /** All fields; each is called by its case and what it is, such as {@code case 3: radius}. */
  public List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    List<Part> parts = contract.parts();
    for (int number = 1; number <= MOST; number++) {
      String of = "case " + number + ": ";
      for (Part part : parts) {
        String unit = part.isRadius() ? "m" : contract.unit();
        fields.add(field(of, part.name(), part.type(), unit));
      }
      fields.add(field(of, EXPECTED, contract.result(), ""));
    }
    return fields;
  }

  private Field field(String of, String name, ValueType type, String unit) {
    String called = of + name;
    return switch (type) {
      case POINT -> new Field(called, Form.POINT, units.getOrDefault(name, "m"), List.of());
      case NUMBER -> Field.number(called, units.getOrDefault(name, unit));
      case TRUTH -> Field.yesNo(called);
      default -> throw new IllegalArgumentException("type must fit a field: " + type);
    };
  }

  /** What was understood, field by field; what makes no case is said at the field to change. */
  public List<Reading> read(Answer answer) {
    List<List<Reading>> rows = typed(answer);
    contract.expect(rows.stream().filter(CaseFields::isUnderstood).map(this::input).toList());
    List<Reading> reads = new ArrayList<>();
    for (List<Reading> row : rows) {
      if (isUnderstood(row)) {
        refuse(row);
      }
      reads.addAll(row);
    }
    if (reads.stream().allMatch(Reading.Blank.class::isInstance)) {
      reads.set(0, new Reading.NotUnderstood("Write at least one case."));
    }
    return reads;
  }

  /** Case by case, whatever the statement admits. */
  private List<List<Reading>> typed(Answer answer) {
    List<Field> fields = fields();
    int width = width();
    List<List<Reading>> rows = new ArrayList<>();
    for (int first = 0; first < fields.size(); first += width) {
      List<Reading> row = new ArrayList<>();
      for (int i = first; i < first + width; i++) {
        row.add(TypedAnswer.read(fields.get(i), answer.text(i), answer.mark()));
      }
      rows.add(isUnused(row, fields.get(first + width - 1)) ? unused(row) : whole(row));
    }
    return rows;
  }

  private static boolean isUnderstood(List<Reading> row) {
    return row.stream().allMatch(Reading.Understood.class::isInstance);
  }

  /** Without script a choice once made cannot be taken back, so alone it is no case. */
  private static boolean isUnused(List<Reading> row, Field expected) {
    int given = expected.form() == Form.YES_NO ? row.size() - 1 : row.size();
    return row.subList(0, given).stream().allMatch(Reading.Blank.class::isInstance);
  }

  private static List<Reading> unused(List<Reading> row) {
    return row.stream().<Reading>map(read -> new Reading.Blank()).toList();
  }

  private static List<Reading> whole(List<Reading> row) {
    List<Reading> whole = new ArrayList<>();
    for (Reading read : row) {
      whole.add(
          read instanceof Reading.Blank
              ? new Reading.NotUnderstood("This is missing. A case needs all its fields.")
              : read);
    }
    return whole;
  }

  /** Says at its field what the statement does not admit. */
  private void refuse(List<Reading> row) {
    for (int i = 0; i < row.size() - 1; i++) {
      Part part = contract.parts().get(i);
      boolean isLength = part.type() == ValueType.NUMBER && !part.mayBeNegative();
      if (isLength && ((Reading.Understood) row.get(i)).x() < 0) {
        String rule = part.name() + " is never negative.";
        row.set(i, new Reading.NotUnderstood(rule));
        return;
      }
    }
    contract.refusal(input(row)).ifPresent(rule -> row.set(0, new Reading.NotUnderstood(rule)));
  }

  private double[] input(List<Reading> row) {
    List<Double> numbers = new ArrayList<>();
    for (int i = 0; i < row.size() - 1; i++) {
      add((Reading.Understood) row.get(i), contract.parts().get(i).type(), numbers);
    }
    return flat(numbers);
  }

  private static void add(Reading.Understood known, ValueType type, List<Double> numbers) {
    numbers.add(known.x());
    if (type == ValueType.POINT) {
      numbers.add(known.y());
    }
  }

  private static double[] flat(List<Double> numbers) {
    double[] flat = new double[numbers.size()];
    for (int i = 0; i < flat.length; i++) {
      flat[i] = numbers.get(i);
    }
    return flat;
  }

  /** The cases of an answer; what was not understood is none. */
  public List<Row> rows(Answer answer) {
    List<Reading> reads = read(answer);
    List<Row> rows = new ArrayList<>();
    for (int first = 0; first < reads.size(); first += width()) {
      int number = first / width() + 1;
      row(number, reads.subList(first, first + width())).ifPresent(rows::add);
    }
    return rows;
  }

  private Optional<Row> row(int number, List<Reading> reads) {
    if (!isUnderstood(reads)) {
      return Optional.empty();
    }
    List<Double> expected = new ArrayList<>();
    add((Reading.Understood) reads.get(reads.size() - 1), contract.result(), expected);
    return Optional.of(new Row(number, input(reads), flat(expected)));
  }
}
