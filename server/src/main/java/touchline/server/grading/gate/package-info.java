/** What students' class files may use, and what is said of the rest. Uses no other room. */
@NullMarked
package touchline.server.grading.gate;

import org.jspecify.annotations.NullMarked;
