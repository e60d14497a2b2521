package touchline.figure;

/** Names in a line of code. */
final class Words {
  private Words() {}

  /** Whether the code uses the name as a whole word. */
  static boolean mentions(String code, String name) {
    int at = code.indexOf(name);
    while (at >= 0) {
      int end = at + name.length();
      boolean starts = at == 0 || !isNamePart(code.charAt(at - 1));
      boolean ends = end == code.length() || !isNamePart(code.charAt(end));
      if (starts && ends) {
        return true;
      }
      at = code.indexOf(name, at + 1);
    }
    return false;
  }

  private static boolean isNamePart(char c) {
    boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || c == '_' || c == '.';
  }
}
