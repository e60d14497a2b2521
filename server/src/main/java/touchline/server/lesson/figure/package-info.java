/**
 * Figures and listings as they read without a script. Uses content's figures, comparisons and
 * sources. Here HTML is joined by hand and not by templates: these parts are made while lessons are
 * compiled, before there is a site, and most of each is SVG and code that content gives as text.
 */
@NullMarked
package touchline.server.lesson.figure;

import org.jspecify.annotations.NullMarked;
