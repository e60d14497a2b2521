package touchline.collision;

/** An end of a segment. */
enum End {
  A,
  B
}
