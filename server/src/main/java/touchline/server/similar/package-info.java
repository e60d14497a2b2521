/**
 * Which students' methods have much in common, right or wrong: shown to instructors, and no
 * verdict. Uses the gradebook for who is in a class, and lessons for what everybody was given.
 */
@NullMarked
package touchline.server.similar;

import org.jspecify.annotations.NullMarked;
