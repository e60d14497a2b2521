/**
 * Drawing words in world coordinates and their form as SVG text. Knows no figure and no browser;
 * the server's stills and the browser's figures are drawn by this one room.
 */
@NullMarked
package touchline.diagram;

import org.jspecify.annotations.NullMarked;
