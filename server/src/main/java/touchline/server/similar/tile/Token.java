package touchline.server.similar.tile;

/**
 * A piece of a program.
 *
 * @param kind what it counts as: pieces of one kind are the same to {@link Tiling}
 * @param from where it begins in the source
 * @param until where it ends, exclusive
 */
record Token(String kind, int from, int until) {}
