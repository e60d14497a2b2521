/**
 * The rules of assignments: when work is due and for whom, what lateness costs, which attempts
 * count, and how that is said. Uses courses and content; knows no store and no page.
 */
@NullMarked
package touchline.server.assignment.plan;

import org.jspecify.annotations.NullMarked;
