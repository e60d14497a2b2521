/** How much of the machine's memory the site keeps. Uses no other room. */
@NullMarked
package touchline.server.memory;

import org.jspecify.annotations.NullMarked;
