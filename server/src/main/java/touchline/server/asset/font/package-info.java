/**
 * Fonts with only the letters that are wanted. Knows files of fonts and nothing of the site.
 *
 * <p>After "OpenType 1.9.1", chapters cmap, glyf, loca, hmtx, maxp and post, and "WOFF File Format
 * 1.0", sections 3 to 5.
 */
@NullMarked
package touchline.server.asset.font;

import org.jspecify.annotations.NullMarked;
