package touchline.listing;

/** The names, numbers and signs of a line, one after the other; at the end an empty one. */
final class Tokens {
  private static final String TWO_LONG = "<= >= == != && ||";

  private final String line;
  private int start;
  private int end;

  Tokens(String line) {
    this.line = line;
    move();
  }

  private void move() {
    start = end;
    while (start < line.length() && line.charAt(start) == ' ') {
      start++;
    }
    end = start;
    boolean number = start < line.length() && isDigit(line.charAt(start));
    while (end < line.length() && isIn(number, line.charAt(end))) {
      end++;
    }
    if (end == start && start < line.length()) {
      end += isTwoLong() ? 2 : 1;
    }
  }

  private boolean isTwoLong() {
    boolean two = end + 1 < line.length() && line.charAt(end + 1) != ' ';
    return two && TWO_LONG.contains(line.substring(end, end + 2));
  }

  /** A number's point is part of it. */
  private static boolean isIn(boolean number, char c) {
    return isLetter(c) || isDigit(c) || (number && c == '.');
  }

  /** In a page's script the tables of all the letters there are would weigh more than this room. */
  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  boolean isAtEnd() {
    return start == line.length();
  }

  /** Where the next token starts. */
  int start() {
    return start;
  }

  String peek() {
    return line.substring(start, end);
  }

  String take() {
    String token = peek();
    move();
    return token;
  }

  /** Whether the next token was this one; then it is taken. */
  boolean takeIf(String token) {
    boolean next = peek().equals(token);
    if (next) {
      move();
    }
    return next;
  }

  boolean isName() {
    return !isAtEnd() && isLetter(line.charAt(start));
  }

  boolean isType() {
    return isName() && line.charAt(start) <= 'Z';
  }

  boolean isNumber() {
    return !isAtEnd() && isDigit(line.charAt(start));
  }
}
