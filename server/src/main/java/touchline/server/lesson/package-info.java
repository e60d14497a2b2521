/**
 * Lessons: compiled from Markdown while the project is built, read as finished pages at run time.
 * Uses content's figures, tasks and sources; its pages use the page and asset rooms.
 */
@NullMarked
package touchline.server.lesson;

import org.jspecify.annotations.NullMarked;
