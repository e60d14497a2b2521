package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an expression that a learner typed for its sort, and says what Java would refuse. */
final class TypedReader extends Grammar<TypedReader.Typed> {
  private static final String PLAIN = "Java cannot read this: ";
  private static final String OPEN = "a bracket is not closed.";

  private final String text;
  private final Scope scope;

  /** What was read: its sort, and whether Java counts it in whole numbers. */
  record Typed(Sort sort, boolean whole) {
    Typed(Sort sort) {
      this(sort, false);
    }
  }

  /** Ends the reading, with a message for the learner. */
  static final class Fault extends RuntimeException {
    private final String words;

    Fault(String words) {
      super(words);
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  TypedReader(String text, Scope scope) {
    super(text);
    this.text = text;
    this.scope = scope;
  }

  /** Of the whole text. */
  Sort sort() {
    Typed typed = expression();
    if (!tokens.isAtEnd()) {
      throw unexpected();
    }
    return typed.sort();
  }

  @Override
  Fault unexpected() {
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

  @Override
  Fault tooDeep() {
    return new Fault("This is nested too deep. Use fewer brackets.");
  }

  @Override
  void expect(String token) {
    if (tokens.isAtEnd() && token.equals(")")) {
      throw new Fault(PLAIN + OPEN);
    }
    super.expect(token);
  }

  @Override
  void requireTruth(Typed condition) {
    need(condition, Sort.TRUTH, "?");
  }

  @Override
  Typed choice(Typed condition, Typed yes, Typed no) {
    if (yes.sort() != no.sort()) {
      throw new Fault("Both sides of “:” must be of one kind.");
    }
    return new Typed(yes.sort(), yes.whole() && no.whole());
  }

  @Override
  Typed joined(Typed left, String sign, Typed right) {
    int binding = binding(sign);
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

  @Override
  Typed minus(Typed of) {
    need(of, Sort.NUMBER, "-");
    return of;
  }

  @Override
  Typed not(Typed of) {
    need(of, Sort.TRUTH, "!");
    return of;
  }

  @Override
  Typed member(Typed value) {
    Sort owner = value.sort();
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

  @Override
  Typed named(String name) {
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

  @Override
  Typed library(String name) {
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

  @Override
  Typed number(String digits) {
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

  static String upper(String words) {
    return (char) (words.charAt(0) - 'a' + 'A') + words.substring(1);
  }
}
