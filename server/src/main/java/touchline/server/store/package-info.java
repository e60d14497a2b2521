/**
 * The one database, a file or on a server: opened, brought to the current schema, read and written,
 * copied to a file and back. Uses no other room; which rows there are is the business of the stores
 * of other rooms.
 */
@NullMarked
package touchline.server.store;

import org.jspecify.annotations.NullMarked;
