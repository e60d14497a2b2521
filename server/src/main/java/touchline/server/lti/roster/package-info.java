/**
 * Rosters that follow a learning platform: who is in a course there is in the course here, in the
 * same role, and who has left is marked. Uses platforms and their services, accounts and courses.
 */
@NullMarked
package touchline.server.lti.roster;

import org.jspecify.annotations.NullMarked;
