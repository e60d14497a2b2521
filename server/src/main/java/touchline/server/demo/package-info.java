/**
 * An invented class with its work and marks, to look around in, to test and to measure with. Uses
 * accounts, assignments, lessons and the store.
 */
@NullMarked
package touchline.server.demo;

import org.jspecify.annotations.NullMarked;
