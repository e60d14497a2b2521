/** What a learner typed or dragged, and what it was understood as. */
@NullMarked
package touchline.answer;

import org.jspecify.annotations.NullMarked;
