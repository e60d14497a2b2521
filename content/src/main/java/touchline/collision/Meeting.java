package touchline.collision;

/** How a moving circle first meets a segment during a step, if it hits it. */
enum Meeting {
  NONE,
  SIDE,
  CAP_A,
  CAP_B,
  /** At once: the circle overlaps, or touches and moves in, and the closest point is inside. */
  SIDE_AT_START,
  CAP_A_AT_START,
  CAP_B_AT_START;

  /** An end of the segment. */
  enum End {
    A,
    B
  }

  static Meeting cap(End end) {
    return end == End.A ? CAP_A : CAP_B;
  }

  static Meeting capAtStart(End end) {
    return end == End.A ? CAP_A_AT_START : CAP_B_AT_START;
  }

  boolean isAtStart() {
    return this == SIDE_AT_START || this == CAP_A_AT_START || this == CAP_B_AT_START;
  }

  boolean isSide() {
    return this == SIDE || this == SIDE_AT_START;
  }

  /** The end whose cap is met; for a side, a. */
  End end() {
    return this == CAP_B || this == CAP_B_AT_START ? End.B : End.A;
  }
}
