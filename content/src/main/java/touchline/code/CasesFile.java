package touchline.code;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A method's {@code cases.txt}: the cases that everybody sees, one a line, every parameter by its
 * name. Blank lines, and lines that begin with {@code #}, are for authors.
 *
 * <pre>
 * # Nobody in the way.
 * a = (0, 0), b = (8, 0), opponents = []
 * a = (0, 0), b = (8, 0), opponents = [(4, 3) radius 2, (5, 4) radius 3]
 * </pre>
 *
 * @param inputs laid out by {@link ValueType}
 * @param faults what breaks a rule, by line
 */
public record CasesFile(List<double[]> inputs, List<Fault> faults) {
  private static final String NUMBER = "-?\\d+(?:\\.\\d+)?";
  private static final String POINT = "\\(" + NUMBER + ", " + NUMBER + "\\)";
  private static final String CIRCLE = POINT + " radius " + NUMBER.substring("-?".length());
  private static final Pattern NUMBERS = Pattern.compile(NUMBER);

  /** A name before its value, whoever it belongs to. */
  private static final Pattern NAMED = Pattern.compile("\\b([A-Za-z]\\w*) ?= ?");

  /** A rule that a line breaks; lines count from 1. */
  public record Fault(int line, String rule) {}

  public CasesFile {
    inputs = List.copyOf(inputs);
    faults = List.copyOf(faults);
  }

  /** Reads the file of an exercise; a line with a fault is left out. */
  public static CasesFile of(AskedMethod exercise, String text) {
    return new Lines(exercise.names(), exercise.signature(), exercise::right).read(text);
  }

  /** Reads the file of a method that is known by its head only. */
  public static CasesFile of(Declaration method, String text) {
    return new Lines(method.names(), method.signature(), input -> {}).read(text);
  }

  /**
   * @param check throws {@link IllegalArgumentException} for numbers that make no case
   */
  private record Lines(List<String> names, Signature signature, Consumer<double[]> check) {
    CasesFile read(String text) {
      List<double[]> inputs = new ArrayList<>();
      List<Fault> faults = new ArrayList<>();
      Set<String> seen = new HashSet<>();
      String[] lines = text.split("\n", -1);
      for (int i = 0; i < lines.length; i++) {
        String line = lines[i].strip();
        if (!line.isEmpty() && !line.startsWith("#")) {
          String rule = seen.add(line) ? add(line, inputs) : "a case must be given once";
          if (!rule.isEmpty()) {
            faults.add(new Fault(i + 1, rule + ": " + line));
          }
        }
      }
      if (seen.isEmpty()) {
        faults.add(new Fault(1, "there must be a case that everybody sees"));
      }
      return new CasesFile(inputs, faults);
    }

    /** The rule that the line breaks; empty if its case was added. */
    private String add(String line, List<double[]> inputs) {
      Matcher matcher = Pattern.compile(form(CasesFile::pattern)).matcher(line);
      if (!matcher.matches()) {
        return "a case must read " + form(CasesFile::words) + ", but " + cause(line);
      }
      double[] input = input(matcher);
      try {
        check.accept(input);
      } catch (IllegalArgumentException noCase) {
        return "the numbers must make a case, but " + noCase.getMessage();
      }
      inputs.add(input);
      return "";
    }

    /** What is wrong with a line that cannot be read, for who wonders about the form. */
    private String cause(String line) {
      List<MatchResult> named = NAMED.matcher(line).results().toList();
      if (named.isEmpty()) {
        return "it names no parameter; a comment begins with #";
      }
      List<String> found = named.stream().map(each -> each.group(1)).toList();
      for (String name : found) {
        if (!names.contains(name)) {
          return name + " is no parameter of the method";
        }
      }
      for (String name : names) {
        if (!found.contains(name)) {
          return name + " is missing";
        }
      }
      return found.equals(names) ? value(line, named) : "not each stands there once, in this order";
    }

    /** The first value of another form than that of its parameter. */
    private String value(String line, List<MatchResult> named) {
      for (int i = 0; i < names.size(); i++) {
        int end = i + 1 < named.size() ? named.get(i + 1).start() : line.length();
        String value = line.substring(named.get(i).end(), end).strip();
        String own = value.endsWith(",") ? value.substring(0, value.length() - 1) : value;
        if (!own.matches(pattern(signature.parameters().get(i)))) {
          String below = own.contains("radius -") ? ", and a radius is not below zero" : "";
          return names.get(i) + " is “" + own + "”" + below;
        }
      }
      return "a comma stands between two parameters, and nowhere else";
    }

    private double[] input(Matcher matcher) {
      List<Double> numbers = new ArrayList<>();
      List<ValueType> kinds = signature.parameters();
      for (int i = 0; i < kinds.size(); i++) {
        List<Double> own =
            NUMBERS
                .matcher(matcher.group(i + 1))
                .results()
                .map(number -> Double.valueOf(number.group()))
                .toList();
        if (kinds.get(i) == ValueType.CIRCLES) {
          numbers.add(own.size() / 3.0);
        }
        numbers.addAll(own);
      }
      return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private String form(Form form) {
      List<ValueType> kinds = signature.parameters();
      return Stream.iterate(0, i -> i < kinds.size(), i -> i + 1)
          .map(i -> names.get(i) + " = " + form.of(kinds.get(i)))
          .collect(Collectors.joining(", "));
    }
  }

  /** How a value of a kind is written. */
  private interface Form {
    String of(ValueType kind);
  }

  private static String pattern(ValueType kind) {
    return switch (kind) {
      case POINT -> "(" + POINT + ")";
      case NUMBER, TRUTH -> "(" + NUMBER + ")";
      case CIRCLE -> "(" + CIRCLE + ")";
      case SEGMENT -> "(" + POINT + " to " + POINT + ")";
      case CIRCLES -> "(\\[(?:" + CIRCLE + "(?:, " + CIRCLE + ")*)?\\])";
    };
  }

  private static String words(ValueType kind) {
    return switch (kind) {
      case POINT -> "(X, Y)";
      case NUMBER, TRUTH -> "X";
      case CIRCLE -> "(X, Y) radius R";
      case SEGMENT -> "(X, Y) to (X, Y)";
      case CIRCLES -> "[(X, Y) radius R, …]";
    };
  }
}
