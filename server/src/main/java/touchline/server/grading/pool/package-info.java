/**
 * Worker processes kept warm, and the queue before them. Nothing of a student's program is loaded
 * here. Uses {@link touchline.server.grading.job}; starts {@link touchline.server.grading.worker}
 * as another process.
 */
@NullMarked
package touchline.server.grading.pool;

import org.jspecify.annotations.NullMarked;
