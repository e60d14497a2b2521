/** Courses, who is in them and in which role, and rosters. Uses accounts and the store. */
@NullMarked
package touchline.server.course;

import org.jspecify.annotations.NullMarked;
