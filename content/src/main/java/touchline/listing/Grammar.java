package touchline.listing;

/**
 * Reads Java's expressions, of which it knows what the listings need. What becomes of each part is
 * for its subclasses to say, in the order in which the parts are read.
 *
 * @param <E> what an expression becomes
 */
abstract class Grammar<E> {
  /** Brackets, signs and choices inside one another. */
  private static final int DEEPEST = 24;

  final Tokens tokens;
  private int depth;

  Grammar(String text) {
    this.tokens = new Tokens(text);
  }

  final E expression() {
    enter();
    E value = operation(1);
    if (tokens.takeIf("?")) {
      requireTruth(value);
      E yes = expression();
      expect(":");
      value = choice(value, yes, expression());
    }
    depth--;
    return value;
  }

  /** Signs that bind at least this much; among equals the left one binds more. */
  private E operation(int least) {
    E left = operand();
    while (binding(tokens.peek()) >= least) {
      String sign = tokens.take();
      left = joined(left, sign, operation(binding(sign) + 1));
    }
    return left;
  }

  /** How much a sign between two operands binds; 0 for what is none. */
  static int binding(String sign) {
    return switch (sign) {
      case "||" -> 1;
      case "&&" -> 2;
      case "==", "!=" -> 3;
      case "<", "<=", ">", ">=" -> 4;
      case "+", "-" -> 5;
      case "*", "/" -> 6;
      default -> 0;
    };
  }

  private E operand() {
    enter();
    E value = signed();
    depth--;
    return value;
  }

  private E signed() {
    if (tokens.takeIf("-")) {
      return minus(operand());
    }
    if (tokens.takeIf("!")) {
      return not(operand());
    }
    E value = primary();
    while (tokens.takeIf(".")) {
      value = member(value);
    }
    return value;
  }

  private E primary() {
    if (tokens.takeIf("(")) {
      E inner = expression();
      expect(")");
      return inner;
    }
    if (tokens.isNumber()) {
      return number(tokens.take());
    }
    return tokens.takeIf("new") ? library("new " + name()) : named(name());
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw tooDeep();
    }
  }

  final String name() {
    if (!tokens.isName()) {
      throw unexpected();
    }
    return tokens.take();
  }

  void expect(String token) {
    if (!tokens.takeIf(token)) {
      throw unexpected();
    }
  }

  /** What stands before a question mark. */
  abstract void requireTruth(E condition);

  abstract E choice(E condition, E yes, E no);

  abstract E joined(E left, String sign, E right);

  abstract E minus(E of);

  abstract E not(E of);

  abstract E number(String digits);

  /** What stands behind a value's point. */
  abstract E member(E owner);

  /** A call of the library, such as {@code new Vec2}. */
  abstract E library(String name);

  /** What begins with that name, which has been taken. */
  abstract E named(String name);

  /** The next token cannot stand here. */
  abstract RuntimeException unexpected();

  abstract RuntimeException tooDeep();
}
