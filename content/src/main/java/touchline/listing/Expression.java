package touchline.listing;

import java.util.ArrayList;
import java.util.List;

/** What stands for a value: a number, a truth or a shape. Its arithmetic is Java's. */
sealed interface Expression {
  /**
   * The value.
   *
   * @throws IllegalArgumentException if a method refuses what it is given, as {@code unit} does
   */
  Object in(Bindings variables);

  default double number(Bindings variables) {
    return (double) in(variables);
  }

  default boolean truth(Bindings variables) {
    return (boolean) in(variables);
  }

  /** Whether it is an {@code int} in Java, where division would cut. */
  default boolean isWhole() {
    return false;
  }

  private static List<Object> values(List<Expression> expressions, Bindings variables) {
    List<Object> values = new ArrayList<>();
    expressions.forEach(expression -> values.add(expression.in(variables)));
    return values;
  }

  /** A number with a point, {@code true} or {@code false}, or a constant of a class. */
  record Literal(Object value) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return value;
    }
  }

  /** A number without a point. */
  record Whole(double value) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return value;
    }

    @Override
    public boolean isWhole() {
      return true;
    }
  }

  /** A variable. */
  record Name(String name) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return variables.get(name);
    }
  }

  /** Two expressions with a sign between them. */
  record Operation(Expression left, String sign, Expression right) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return switch (sign) {
        case "||" -> left.truth(variables) || right.truth(variables);
        case "&&" -> left.truth(variables) && right.truth(variables);
        default -> of(left.number(variables), right.number(variables));
      };
    }

    private Object of(double x, double y) {
      return switch (sign) {
        case "==" -> x == y;
        case "!=" -> x != y;
        case "<" -> x < y;
        case "<=" -> x <= y;
        case ">" -> x > y;
        case ">=" -> x >= y;
        case "+" -> x + y;
        case "-" -> x - y;
        case "*" -> x * y;
        case "/" -> x / y;
        default -> throw new IllegalStateException("sign must be known: " + sign);
      };
    }

    @Override
    public boolean isWhole() {
      return left.isWhole() && right.isWhole();
    }
  }

  /** The number with the other sign. */
  record Minus(Expression of) implements Expression {
    @Override
    public Object in(Bindings variables) {
      double number = of.number(variables);
      return isWhole() ? 0 - number : -number; // An int has no −0.
    }

    @Override
    public boolean isWhole() {
      return of.isWhole();
    }
  }

  /** What is true if the other is not. */
  record Not(Expression of) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return !of.truth(variables);
    }
  }

  /** One of two. */
  record Choice(Expression condition, Expression yes, Expression no) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return condition.truth(variables) ? yes.in(variables) : no.in(variables);
    }

    @Override
    public boolean isWhole() {
      return yes.isWhole() && no.isWhole();
    }
  }

  /** A call of a method of Java or of a shape. The first argument is what it is called on. */
  record Call(LibraryMethod method, List<Expression> arguments) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return method.of(values(arguments, variables));
    }
  }

  /** A call of a taught method: its listing runs. */
  record Taught(String name, List<Expression> arguments) implements Expression {
    @Override
    public Object in(Bindings variables) {
      return Listing.of(name).call(values(arguments, variables));
    }
  }
}
