/** Who is let in while the site stops: nobody, and who is in goes out by themselves. */
@NullMarked
package touchline.server.door;

import org.jspecify.annotations.NullMarked;
