package touchline.server.similar.tile;

/**
 * A run of tokens that two programs share, in none other of their tiles.
 *
 * @param one where it begins in the one
 * @param other where it begins in the other
 */
record Tile(int one, int other, int length) {}
