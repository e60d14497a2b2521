/** What the addresses for programs have in common: JSON in, JSON out, problems. Uses nothing. */
@NullMarked
package touchline.server.api;

import org.jspecify.annotations.NullMarked;
