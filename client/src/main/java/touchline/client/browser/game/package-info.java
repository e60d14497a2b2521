/**
 * The game: its pitch on the page, and the thread in which it runs with a learner's methods. A
 * script of its own, which only who comes near the game fetches, and which that thread runs, too.
 */
@NullMarked
package touchline.client.browser.game;

import org.jspecify.annotations.NullMarked;
