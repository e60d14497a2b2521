/**
 * Small moving pictures of lessons, drawn while lessons are compiled. Uses content's figures alone.
 */
@NullMarked
package touchline.server.lesson.thumbnail;

import org.jspecify.annotations.NullMarked;
