/** Whether the site can serve, for those who watch it from outside. */
@NullMarked
package touchline.server.health;

import org.jspecify.annotations.NullMarked;
