/** What the machine gives a site, and what is weak. Uses the store and the pool. */
@NullMarked
package touchline.server.doctor;

import org.jspecify.annotations.NullMarked;
