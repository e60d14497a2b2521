/**
 * Questions about values whose answers were all given beforehand, by a right program and by known
 * wrong ones: which cases are asked together, and how they are given.
 */
@NullMarked
package touchline.question;

import org.jspecify.annotations.NullMarked;
