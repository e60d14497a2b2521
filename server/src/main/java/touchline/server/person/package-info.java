/**
 * Everything that is kept about one person: to take along, and to erase. Uses accounts, the log,
 * pages and the store.
 */
@NullMarked
package touchline.server.person;

import org.jspecify.annotations.NullMarked;
