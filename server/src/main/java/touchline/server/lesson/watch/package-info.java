/** An author's help: a lesson that is saved is compiled and shown at once. Uses lessons' rooms. */
@NullMarked
package touchline.server.lesson.watch;

import org.jspecify.annotations.NullMarked;
