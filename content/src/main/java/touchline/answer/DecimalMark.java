package touchline.answer;

/** What stands between the whole and the broken part of a number. */
public enum DecimalMark {
  /** 2.5; two coordinates are separated by a comma, a semicolon or a blank. */
  POINT,
  /** 2,5 as well as 2.5; two coordinates are separated by a semicolon or a blank. */
  COMMA
}
