/**
 * Listings as data: the statements of a taught method, as the lessons print them, changed line by
 * line and run in any order with Java's arithmetic, on the server and in the browser. Knows no
 * topic and uses only {@link touchline.geometry}.
 */
@NullMarked
package touchline.listing;

import org.jspecify.annotations.NullMarked;
