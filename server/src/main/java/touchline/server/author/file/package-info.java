/** The files of an exercise, wherever they lie: bounded, and never more than what is asked for. */
@NullMarked
package touchline.server.author.file;

import org.jspecify.annotations.NullMarked;
