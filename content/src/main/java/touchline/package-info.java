/** What every topic of the course brings along. */
@NullMarked
package touchline;

import org.jspecify.annotations.NullMarked;
