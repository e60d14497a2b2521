package touchline.answer;

/** The form of one field of an answer. */
public enum Form {
  /** One number. */
  NUMBER,
  /** Two coordinates. */
  POINT,
  /** The text is {@code yes} or {@code no}. */
  YES_NO,
  /** The text is the index of an option, from 0. */
  CHOICE,
  /** The text is the names of the lines in their order, with blanks between. */
  LINES,
  /** An expression of Java, as it is typed. */
  EXPRESSION
}
