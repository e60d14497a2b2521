/** What stands in the folder of an exercise, and which rules it breaks; nothing of it runs here. */
@NullMarked
package touchline.server.author.folder;

import org.jspecify.annotations.NullMarked;
