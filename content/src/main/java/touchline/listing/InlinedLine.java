package touchline.listing;

/** A line in which an expression stands in the place of a variable. */
final class InlinedLine {
  private InlinedLine() {}

  static String text(String line, Statement declaration) {
    StringBuilder text = new StringBuilder();
    String expression = expression(declaration);
    int copied = 0;
    boolean member = false;
    Tokens tokens = new Tokens(line);
    while (!tokens.isAtEnd()) {
      int start = tokens.start();
      String token = tokens.take();
      if (token.equals(declaration.declares()) && !member && !tokens.peek().equals("(")) {
        text.append(line, copied, start).append(expression);
        copied = start + token.length();
      }
      member = token.equals(".");
    }
    return text.append(line.substring(copied)).toString();
  }

  /** In brackets, unless it is a chain of calls. */
  private static String expression(Statement declaration) {
    String text = declaration.text();
    String expression = text.substring(text.indexOf(" = ") + 3, text.length() - 1);
    return isChain(expression) ? expression : "(" + expression + ")";
  }

  private static boolean isChain(String expression) {
    int depth = 0;
    for (int i = 0; i < expression.length(); i++) {
      char c = expression.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0 && (c == ' ' || c == '-' || c == '!')) {
        return false;
      }
    }
    return true;
  }
}
