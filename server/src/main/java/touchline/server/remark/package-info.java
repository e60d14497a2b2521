/**
 * Marking again what was handed in to a course, after its content has changed: a dry run, what it
 * would do to whom, and putting it into effect, each going on after a crash where it was. Uses the
 * exercise and code rooms for marks, the submission and assignment rooms for what was handed in and
 * what follows from it, and the gradebook room for who may see whom.
 */
@NullMarked
package touchline.server.remark;

import org.jspecify.annotations.NullMarked;
