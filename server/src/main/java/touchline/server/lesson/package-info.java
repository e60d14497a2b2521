/**
 * Lessons as they are served: read as finished pages from what the build compiled. Uses content's
 * tasks; its pages use the page and asset rooms.
 */
@NullMarked
package touchline.server.lesson;

import org.jspecify.annotations.NullMarked;
