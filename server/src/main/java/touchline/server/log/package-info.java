/** What goes to the log: its form, a name for each request, a line for each answer. */
@NullMarked
package touchline.server.log;

import org.jspecify.annotations.NullMarked;
