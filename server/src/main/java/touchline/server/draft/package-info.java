/**
 * Exercises that instructors write on a page: drafts, what they measure of them, and what of them
 * is published to courses. Their rules are those of {@link touchline.server.author folders}.
 */
@NullMarked
package touchline.server.draft;

import org.jspecify.annotations.NullMarked;
