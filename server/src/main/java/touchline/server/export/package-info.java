/**
 * The course as a folder of files, for any web server or a USB stick. Uses {@link
 * touchline.server.lesson} and {@link touchline.server.asset}; knows no store and no accounts.
 */
@NullMarked
package touchline.server.export;

import org.jspecify.annotations.NullMarked;
