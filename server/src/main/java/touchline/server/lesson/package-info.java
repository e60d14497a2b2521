/**
 * Lessons: compiled from Markdown while the project is built, read as finished pages at run time.
 * Uses content's figures, tasks and sources; knows no other room of the server.
 */
@NullMarked
package touchline.server.lesson;

import org.jspecify.annotations.NullMarked;
