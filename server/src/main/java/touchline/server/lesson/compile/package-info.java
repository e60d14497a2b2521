/**
 * From Markdown to finished pages, with every rule that a lesson must keep; runs while the project
 * is built, and when an author saves a lesson. Uses the room of lessons, whose files it writes, and
 * that of figures.
 */
@NullMarked
package touchline.server.lesson.compile;

import org.jspecify.annotations.NullMarked;
