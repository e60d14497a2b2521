package touchline.server.gradebook.total;

/**
 * What there are points for: an assignment, or a column of the instructor's own.
 *
 * @param worth points for full marks; 0 where there is nothing to get yet
 * @param category its number; 0 for none
 */
public record Item(long id, String title, double worth, long category) {}
