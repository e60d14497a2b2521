/**
 * Which students' wrong answers agree in a rare way: shown to instructors, and no verdict. Uses the
 * gradebook for who is in a class, exercises for words, and the store.
 */
@NullMarked
package touchline.server.alike;

import org.jspecify.annotations.NullMarked;
