/**
 * Tasks: how a seed becomes a variant, how an answer is read, marked and diagnosed, what an
 * exercise is worth. Pure and the same on the server and in the browser. Uses the geometry,
 * listing, mistake, exercise and diagram rooms.
 */
@NullMarked
package touchline.task;

import org.jspecify.annotations.NullMarked;
