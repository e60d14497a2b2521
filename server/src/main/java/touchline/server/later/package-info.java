/**
 * What is made when it is first asked for, so that a start waits for nothing that nobody wants; and
 * what every start wants, and loads beside other work or knows before.
 */
@NullMarked
package touchline.server.later;

import org.jspecify.annotations.NullMarked;
