/** A step of the build: the editor and the libraries that it is made of as one script. */
@NullMarked
package touchline.client.bundle;

import org.jspecify.annotations.NullMarked;
