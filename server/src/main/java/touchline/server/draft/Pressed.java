package touchline.server.draft;

/**
 * A button of the page on which an exercise is written, and what was typed when it was pressed.
 *
 * @param go what the button sends
 */
record Pressed(String go, Written typed) {
  /** Begins what a button sends that adds cases. */
  static final String CASE = "case:";

  private static final String REMOVE = "remove:";
  private static final String ADD = "add";

  boolean isAdding() {
    return go.startsWith(CASE);
  }

  /** With what a button other than Save does. */
  Written written() {
    if (go.equals(ADD)) {
      return DraftForm.more(typed);
    }
    if (go.startsWith(REMOVE)) {
      return DraftForm.without(typed, removed());
    }
    return isAdding() ? typed.withCases(go.substring(CASE.length())) : typed;
  }

  /** Where the page opens, and one goes on: at what was added, or behind what was removed. */
  String place() {
    if (go.equals(ADD)) {
      return "#mistake-" + written().mistakes().size();
    }
    return go.startsWith(REMOVE) ? behindRemoved() : "";
  }

  /** The mistake that stands in its place now, or the button below the last. */
  private String behindRemoved() {
    int place = typed.mistakes().stream().map(WrittenMistake::file).toList().indexOf(removed());
    boolean isLast = place < 0 || place == typed.mistakes().size() - 1;
    return isLast ? "#add-mistake" : "#mistake-" + (place + 1);
  }

  private String removed() {
    return go.substring(REMOVE.length());
  }
}
