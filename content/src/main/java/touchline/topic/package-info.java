/** The list of everything that is taught; each topic has a package of its own below this one. */
@NullMarked
package touchline.topic;

import org.jspecify.annotations.NullMarked;
