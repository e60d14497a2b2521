package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An expression as a learner typed it: read once to see that Java would compile it in its place,
 * with a message for the learner if not. Nothing of it runs here.
 */
public final class TypedExpression {
  /** Characters; the longest expression of a listing has about fifty. */
  public static final int LONGEST = 120;

  /** Brackets, signs and choices inside one another. */
  private static final int DEEPEST = 24;

  private static final String PLAIN = "This does not parse: ";
  private static final String OPEN = "a bracket is not closed.";

  private final String text;
  private final Scope scope;
  private final Tokens tokens;
  private int depth;

  /** What was read: its sort, and whether Java counts it in whole numbers. */
  private record Typed(Sort sort, boolean whole) {
    Typed(Sort sort) {
      this(sort, false);
    }
  }

  /** Ends the reading, with a message for the learner. */
  private static final class Fault extends RuntimeException {
    private final String words;

    Fault(String words) {
      super(words);
      this.words = words;
    }
  }

  private TypedExpression(String text, Scope scope) {
    this.text = text;
    this.scope = scope;
    this.tokens = new Tokens(text);
  }

  /** Without blanks around, and without the semicolon that ends a line. */
  public static String plain(String typed) {
    String text = typed.strip().replace('\t', ' ').replace('\u00a0', ' ');
    return text.endsWith(";") ? text.substring(0, text.length() - 1).strip() : text;
  }

  /**
   * What is wrong with an expression, in words for whoever typed it; empty if it fits.
   *
   * @param text as {@link #plain} leaves it
   */
  public static Optional<String> fault(String text, Scope scope, Sort wanted) {
    if (text.length() > LONGEST) {
      return Optional.of("Type at most " + LONGEST + " characters.");
    }
    try {
      Sort sort = new TypedExpression(text, scope).whole();
      return sort == wanted ? Optional.empty() : Optional.of(needed(wanted, sort));
    } catch (Fault fault) {
      return Optional.of(fault.words);
    }
  }

  /**
   * The sort of an expression.
   *
   * @throws IllegalArgumentException if it has none
   */
  public static Sort sort(String text, Scope scope) {
    try {
      return new TypedExpression(text, scope).whole();
    } catch (Fault fault) {
      throw new IllegalArgumentException(fault.words);
    }
  }

  private static String needed(Sort wanted, Sort sort) {
    return upper(wanted.words()) + " is needed here, and this is " + sort.words() + ".";
  }

  private static String upper(String words) {
    return (char) (words.charAt(0) - 'a' + 'A') + words.substring(1);
  }

  private Sort whole() {
    Typed typed = expression();
    if (!tokens.isAtEnd()) {
      throw unexpected();
    }
    return typed.sort();
  }

  private Fault unexpected() {
    String token = tokens.peek();
    if (token.isEmpty()) {
      return new Fault(PLAIN + "it ends too early.");
    }
    if (token.equals("=")) {
      return new Fault(PLAIN + "“=” stores a value. Compare with “==”, or type the value alone.");
    }
    String before = text.substring(0, tokens.start()).strip();
    String where = before.isEmpty() ? " at its beginning." : " after “" + before + "”.";
    return new Fault(PLAIN + "“" + token + "” is not expected" + where);
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw new Fault("This is nested too deep. Use fewer brackets.");
    }
  }

  private Typed expression() {
    enter();
    Typed condition = operation(1);
    if (tokens.takeIf("?")) {
      need(condition, Sort.TRUTH, "?");
      Typed yes = expression();
      expect(":");
      Typed no = expression();
      if (yes.sort() != no.sort()) {
        throw new Fault("Both sides of “:” must be of one kind.");
      }
      condition = new Typed(yes.sort(), yes.whole() && no.whole());
    }
    depth--;
    return condition;
  }

  private Typed operation(int least) {
    Typed left = operand();
    while (Parser.binding(tokens.peek()) >= least) {
      String sign = tokens.take();
      Typed right = operation(Parser.binding(sign) + 1);
      left = joined(left, sign, right);
    }
    return left;
  }

  private static Typed joined(Typed left, String sign, Typed right) {
    int binding = Parser.binding(sign);
    Sort takes = binding <= 2 ? Sort.TRUTH : Sort.NUMBER;
    need(left, takes, sign);
    need(right, takes, sign);
    boolean whole = left.whole() && right.whole();
    if (sign.equals("/") && whole) {
      throw new Fault("Java divides whole numbers without a remainder. Write 1.0 in place of 1.");
    }
    return binding <= 4 ? new Typed(Sort.TRUTH) : new Typed(Sort.NUMBER, whole);
  }

  private static void need(Typed side, Sort takes, String sign) {
    if (side.sort() != takes) {
      String vectors = side.sort() == Sort.VECTOR && "+-*".contains(sign) ? hint(sign) : "";
      String is = ", and this is " + side.sort().words() + ".";
      throw new Fault("“" + sign + "” takes " + takes.words() + is + vectors);
    }
  }

  private static String hint(String sign) {
    return switch (sign) {
      case "+" -> " Vectors are added with plus(…).";
      case "-" -> " Vectors are subtracted with minus(…).";
      default -> " A vector is multiplied with times(…).";
    };
  }

  private Typed operand() {
    enter();
    Typed value = signed();
    depth--;
    return value;
  }

  private Typed signed() {
    if (tokens.takeIf("-")) {
      Typed of = operand();
      need(of, Sort.NUMBER, "-");
      return of;
    }
    if (tokens.takeIf("!")) {
      Typed of = operand();
      need(of, Sort.TRUTH, "!");
      return of;
    }
    Typed value = primary();
    while (tokens.takeIf(".")) {
      value = member(value.sort());
    }
    return value;
  }

  private Typed member(Sort owner) {
    String name = name();
    Optional<Member> member = Member.of(owner, name);
    if (member.isEmpty()) {
      String has = Member.names(owner);
      String none = upper(owner.words()) + " has no “" + name + "”.";
      throw new Fault(has.isEmpty() ? none : none + " It has " + has + ".");
    }
    if (!tokens.peek().equals("(")) {
      String call = name + (member.get().takes().isEmpty() ? "()" : "(…)");
      throw new Fault("“" + name + "” is a method: write " + call + ".");
    }
    return called(name, member.get().takes(), member.get().gives());
  }

  private Typed primary() {
    if (tokens.takeIf("(")) {
      Typed inner = expression();
      expect(")");
      return inner;
    }
    if (tokens.isNumber()) {
      return number(tokens.take());
    }
    if (tokens.takeIf("new")) {
      return library("new " + name());
    }
    if (!tokens.isName()) {
      throw unexpected();
    }
    return named(tokens.take());
  }

  private Typed named(String name) {
    if (name.equals("true") || name.equals("false")) {
      return new Typed(Sort.TRUTH);
    }
    if (tokens.peek().equals("(")) {
      return taught("", name);
    }
    if (scope.variable(name).isPresent()) {
      return new Typed(scope.variable(name).get());
    }
    if (scope.isLater(name)) {
      throw new Fault("“" + name + "” has no value yet: its line is further down.");
    }
    if (name.charAt(0) <= 'Z' && tokens.takeIf(".")) {
      String member = name();
      if (name.equals("Vec2") && member.equals("ZERO")) {
        return new Typed(Sort.VECTOR);
      }
      boolean library = Member.named(name + "." + member).isPresent() || name.equals("Math");
      return library ? library(name + "." + member) : taught(name, member);
    }
    throw new Fault("There is no “" + name + "” here. Known here: " + scope.names() + ".");
  }

  private Typed library(String name) {
    Optional<Member> member = Member.named(name);
    if (member.isEmpty()) {
      throw new Fault("“" + name + "” is not known here.");
    }
    return called(name, member.get().takes(), member.get().gives());
  }

  private Typed taught(String owner, String name) {
    Optional<Heading> method = scope.method(owner, name);
    if (method.isEmpty()) {
      throw new Fault("There is no method “" + name + "” here.");
    }
    List<Sort> takes = new ArrayList<>();
    for (String type : method.get().types()) {
      takes.add(Sort.of(type).orElseThrow());
    }
    return called(name, takes, Sort.of(method.get().result()).orElseThrow());
  }

  /** The arguments of a call, and what it gives. */
  private Typed called(String name, List<Sort> takes, Sort gives) {
    expect("(");
    boolean whole = gives == Sort.NUMBER && name.startsWith("Math.") && !name.equals("Math.sqrt");
    int given = 0;
    while (!tokens.takeIf(")")) {
      if (tokens.isAtEnd()) {
        throw new Fault(PLAIN + OPEN);
      }
      if (given > 0) {
        expect(",");
      }
      Typed argument = expression();
      if (given < takes.size() && argument.sort() != takes.get(given)) {
        String is = ", and this is " + argument.sort().words() + ".";
        throw new Fault("“" + name + "” takes " + takes.get(given).words() + is);
      }
      whole &= argument.whole();
      given++;
    }
    if (given != takes.size()) {
      String wanted = takes.isEmpty() ? "nothing in its brackets" : values(takes.size());
      throw new Fault("“" + name + "” takes " + wanted + ", and this gives it " + given + ".");
    }
    return new Typed(gives, whole);
  }

  private static String values(int count) {
    return count == 1 ? "1 value" : count + " values";
  }

  private static Typed number(String digits) {
    boolean point = false;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      if ((!digit && (c != '.' || point)) || i > 14) {
        throw new Fault(
            "“" + digits + "” is no number that is known here: write it like 2 or 0.5.");
      }
      point |= c == '.';
    }
    return new Typed(Sort.NUMBER, !point);
  }

  private String name() {
    if (!tokens.isName()) {
      throw unexpected();
    }
    return tokens.take();
  }

  private void expect(String token) {
    if (!tokens.takeIf(token)) {
      if (tokens.isAtEnd() && token.equals(")")) {
        throw new Fault(PLAIN + OPEN);
      }
      throw unexpected();
    }
  }
}
