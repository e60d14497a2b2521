package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/** Reads one line of Java; of expressions it knows what the listings need. */
final class Parser {
  private final String type;
  private final String line;
  private final Tokens tokens;
  private final List<String> uses = new ArrayList<>();
  private final List<String> calls = new ArrayList<>();

  Parser(String type, String line) {
    this.type = type;
    this.line = line;
    this.tokens = new Tokens(line);
  }

  Statement statement() {
    if (tokens.takeIf("if")) {
      expect("(");
      Expression condition = expression();
      expect(")");
      expect("return");
      return ending("", condition, expression());
    }
    if (tokens.takeIf("return")) {
      return ending("", Statement.ALWAYS, expression());
    }
    boolean known = tokens.isType() || tokens.peek().equals("double");
    if (!known && !tokens.peek().equals("boolean")) {
      throw unknown();
    }
    tokens.take();
    String name = name();
    expect("=");
    return ending(name, Statement.ALWAYS, expression());
  }

  private Statement ending(String declares, Expression condition, Expression value) {
    expect(";");
    if (!tokens.isAtEnd()) {
      throw unknown();
    }
    return new Statement(line, declares, condition, value, uses, calls);
  }

  private Expression expression() {
    Expression condition = operation(1);
    if (!tokens.takeIf("?")) {
      return condition;
    }
    Expression yes = expression();
    expect(":");
    return new Expression.Choice(condition, yes, expression());
  }

  /** Signs that bind at least this much; among equals the left one binds more. */
  private Expression operation(int least) {
    Expression left = operand();
    while (binding(tokens.peek()) >= least) {
      String sign = tokens.take();
      Expression right = operation(binding(sign) + 1);
      left = new Expression.Operation(left, sign, right);
      if (sign.equals("/") && left.isWhole()) {
        throw unknown();
      }
    }
    return left;
  }

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

  private Expression operand() {
    if (tokens.takeIf("-")) {
      return new Expression.Minus(operand());
    }
    if (tokens.takeIf("!")) {
      return new Expression.Not(operand());
    }
    Expression value = primary();
    while (tokens.takeIf(".")) {
      LibraryMethod member = LibraryMethod.member(tokens.peek()).orElseThrow(this::unknown);
      tokens.take();
      value = new Expression.Call(member, arguments(List.of(value)));
    }
    return value;
  }

  private Expression primary() {
    if (tokens.takeIf("(")) {
      Expression inner = expression();
      expect(")");
      return inner;
    }
    if (tokens.isNumber()) {
      return number(tokens.take());
    }
    if (tokens.takeIf("new")) {
      return call("new " + name());
    }
    String name = name();
    if (name.equals("true") || name.equals("false")) {
      return new Expression.Literal(name.equals("true"));
    }
    if (tokens.peek().equals("(")) {
      return taught(type + "#" + name);
    }
    if (name.charAt(0) <= 'Z' && tokens.takeIf(".")) {
      return memberOf(name);
    }
    uses.add(name);
    return new Expression.Name(name);
  }

  private Expression memberOf(String owner) {
    String name = name();
    if (LibraryMethod.named(owner + "." + name).isPresent()) {
      return call(owner + "." + name);
    }
    if (owner.equals("Vec2") && name.equals("ZERO")) {
      return new Expression.Literal(Vec2.ZERO);
    }
    if (owner.equals("Math")) {
      throw unknown();
    }
    return taught(owner + "#" + name);
  }

  private Expression call(String name) {
    LibraryMethod method = LibraryMethod.named(name).orElseThrow(this::unknown);
    return new Expression.Call(method, arguments(List.of()));
  }

  private Expression taught(String name) {
    calls.add(name);
    return new Expression.Taught(name, arguments(List.of()));
  }

  private List<Expression> arguments(List<Expression> before) {
    List<Expression> arguments = new ArrayList<>(before);
    expect("(");
    while (!tokens.takeIf(")")) {
      if (arguments.size() > before.size()) {
        expect(",");
      }
      arguments.add(expression());
    }
    return arguments;
  }

  /**
   * The digits of a fraction are counted into a power of ten, so that one division rounds it, as
   * javac does.
   */
  private Expression number(String digits) {
    double value = 0;
    double power = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c == '.' && power == 0) {
        power = 1;
      } else if (c >= '0' && c <= '9' && i < 15) {
        value = value * 10 + (c - '0');
        power *= 10;
      } else {
        throw unknown();
      }
    }
    return power == 0 ? new Expression.Whole(value) : new Expression.Literal(value / power);
  }

  private String name() {
    if (!tokens.isName()) {
      throw unknown();
    }
    return tokens.take();
  }

  private void expect(String token) {
    if (!tokens.takeIf(token)) {
      throw unknown();
    }
  }

  private IllegalArgumentException unknown() {
    return new IllegalArgumentException(
        "line must be a declaration, a return or an if that returns, of what listings need, not “"
            + tokens.peek()
            + "”: "
            + line);
  }
}
