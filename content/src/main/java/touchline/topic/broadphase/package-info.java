/** Which of many circles touch: every pair, intervals in a sweep, cells, and boxes in a tree. */
@NullMarked
package touchline.topic.broadphase;

import org.jspecify.annotations.NullMarked;
