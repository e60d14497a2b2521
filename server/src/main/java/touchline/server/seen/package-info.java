/**
 * A course as one of its students sees it, for staff: read only, and logged. Uses the gradebook, to
 * know who may see whom, and accounts.
 */
@NullMarked
package touchline.server.seen;

import org.jspecify.annotations.NullMarked;
