/** The command line: what a person gives the program, and the commands that serve no pages. */
@NullMarked
package touchline.server.command;

import org.jspecify.annotations.NullMarked;
