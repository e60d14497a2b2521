package touchline.server.search;

/**
 * A part of the course that can be found by itself: what stands below one heading, or an exercise.
 *
 * @param path with the anchor, such as {@code /lessons/overlap#touching}
 * @param lesson title of its lesson
 * @param heading its own; the lesson's where it has none
 * @param text without markup
 */
record Passage(String path, String lesson, String heading, String text) {}
