package touchline.server.grading.gate;

/** What a call of the library is charged for; the letters are those of {@code allowed.txt}. */
public enum Charge {
  NOTHING(' '),
  THROUGH('T'),
  ADDED('A'),
  ELEMENT('E'),
  KEY('K'),
  PRODUCT('P'),
  ROOM('N'),
  REPEATED('X'),
  RANGE('R'),
  OUTPUT('O'),
  DIGITS('D'),
  ROOT('Q'),
  POWER('W');

  private final char letter;

  Charge(char letter) {
    this.letter = letter;
  }

  static Charge of(char letter) {
    for (Charge charge : values()) {
      if (charge.letter == letter) {
        return charge;
      }
    }
    throw new IllegalArgumentException("charge must be a letter of allowed.txt: " + letter);
  }

  /** Whether what receiver and arguments hold is gone through. */
  public boolean goesThroughReceiver() {
    return this == THROUGH || this == PRODUCT || this == ROOM;
  }

  public boolean goesThroughArguments() {
    return goesThroughReceiver() || this == ADDED || this == KEY || this == OUTPUT;
  }

  public boolean makesResult() {
    return goesThroughReceiver();
  }
}
