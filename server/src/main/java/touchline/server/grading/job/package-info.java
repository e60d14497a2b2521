/**
 * What is asked of a worker process and what it answers, as data and as bytes. Uses {@link
 * touchline.code}; both ends of the pipe use this room, and it uses neither.
 */
@NullMarked
package touchline.server.grading.job;

import org.jspecify.annotations.NullMarked;
