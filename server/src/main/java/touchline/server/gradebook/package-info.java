/**
 * Who has which marks: the gradebook, what instructors decide in the place of the program, marks in
 * and out as CSV, and students' requests. Uses courses, assignments, submissions, accounts, what
 * programs are answered with, and the store.
 */
@NullMarked
package touchline.server.gradebook;

import org.jspecify.annotations.NullMarked;
