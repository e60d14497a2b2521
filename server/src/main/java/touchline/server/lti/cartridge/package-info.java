/**
 * A course as a file that learning platforms read, and how this site is added to them. Uses what
 * links can lead to, courses and pages.
 */
@NullMarked
package touchline.server.lti.cartridge;

import org.jspecify.annotations.NullMarked;
