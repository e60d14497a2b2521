package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/** Reads one line of Java; of expressions it knows what the listings need. */
final class Parser extends Grammar<Expression> {
  private final String type;
  private final String line;
  private final List<String> uses = new ArrayList<>();
  private final List<String> calls = new ArrayList<>();

  Parser(String type, String line) {
    super(line);
    this.type = type;
    this.line = line;
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
      throw unexpected();
    }
    tokens.take();
    String name = name();
    expect("=");
    return ending(name, Statement.ALWAYS, expression());
  }

  private Statement ending(String declares, Expression condition, Expression value) {
    expect(";");
    if (!tokens.isAtEnd()) {
      throw unexpected();
    }
    return new Statement(line, declares, condition, value, uses, calls);
  }

  @Override
  void requireTruth(Expression condition) {
    // What the listings ask is true or false.
  }

  @Override
  Expression choice(Expression condition, Expression yes, Expression no) {
    return new Expression.Choice(condition, yes, no);
  }

  @Override
  Expression joined(Expression left, String sign, Expression right) {
    Expression both = new Expression.Operation(left, sign, right);
    if (sign.equals("/") && both.isWhole()) {
      throw unexpected();
    }
    return both;
  }

  @Override
  Expression minus(Expression of) {
    return new Expression.Minus(of);
  }

  @Override
  Expression not(Expression of) {
    return new Expression.Not(of);
  }

  @Override
  Expression member(Expression owner) {
    LibraryMethod member = LibraryMethod.member(tokens.peek()).orElseThrow(this::unexpected);
    tokens.take();
    return new Expression.Call(member, arguments(List.of(owner)));
  }

  @Override
  Expression named(String name) {
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
      return library(owner + "." + name);
    }
    if (owner.equals("Vec2") && name.equals("ZERO")) {
      return new Expression.Literal(Vec2.ZERO);
    }
    if (owner.equals("Double") && name.endsWith("_INFINITY")) {
      return new Expression.Literal(
          name.startsWith("NEGATIVE") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    }
    if (owner.equals("Math")) {
      throw unexpected();
    }
    return taught(owner + "#" + name);
  }

  @Override
  Expression library(String name) {
    LibraryMethod method = LibraryMethod.named(name).orElseThrow(this::unexpected);
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
  @Override
  Expression number(String digits) {
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
        throw unexpected();
      }
    }
    return power == 0 ? new Expression.Whole(value) : new Expression.Literal(value / power);
  }

  @Override
  IllegalArgumentException unexpected() {
    return new IllegalArgumentException(
        "line must be a declaration, a return or an if that returns, of what listings need, not “"
            + tokens.peek()
            + "”: "
            + line);
  }

  @Override
  IllegalArgumentException tooDeep() {
    return new IllegalArgumentException("line must be nested less deep: " + line);
  }
}
