/** The server: the command line, and the wiring of the rooms below. Nothing else uses it. */
@NullMarked
package touchline.server;

import org.jspecify.annotations.NullMarked;
