/**
 * What is measured and judged, as shapes: gaps, verdicts, cells, intervals, boxes, angles and
 * swings. Knows no figure and no method; figures say what of it they draw.
 */
@NullMarked
package touchline.sketch;

import org.jspecify.annotations.NullMarked;
