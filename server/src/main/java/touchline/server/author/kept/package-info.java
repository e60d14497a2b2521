/** What the programs of a folder answered, and how that is kept. Uses what is read of folders. */
@NullMarked
package touchline.server.author.kept;

import org.jspecify.annotations.NullMarked;
