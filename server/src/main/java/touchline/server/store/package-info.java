/**
 * The one database file: opened, brought to the current schema, read and written. Uses no other
 * room; which rows there are is the business of the stores of other rooms.
 */
@NullMarked
package touchline.server.store;

import org.jspecify.annotations.NullMarked;
