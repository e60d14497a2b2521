package touchline.server.author;

/**
 * Drawn cases in which a right method gives no answer, so that no submission is tried on them. Its
 * author may not know of any.
 *
 * @param count how many they are
 * @param drawn of how many
 * @param input the first, as it would stand in {@code cases.txt}
 * @param does what the method does there, to stand behind “it”
 */
public record Unanswered(int count, int drawn, String input, String does) {
  static final Unanswered NONE = new Unanswered(0, 0, "", "");

  public boolean isEmpty() {
    return count == 0;
  }

  /** To stand before a case, behind the words for a right method. */
  public String words() {
    String cases = count == 1 ? "one" : String.valueOf(count);
    return "gives no answer in "
        + cases
        + " of "
        + drawn
        + " drawn cases. It "
        + does
        + " in this:";
  }
}
