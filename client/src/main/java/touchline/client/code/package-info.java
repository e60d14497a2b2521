/**
 * A method that a learner writes in the page: its draft, and the two runs that are stepped side by
 * side. Knows no browser.
 */
@NullMarked
package touchline.client.code;

import org.jspecify.annotations.NullMarked;
