package touchline.server;

import io.javalin.config.RoutesConfig;

/** A part of the site, wired: its addresses, and what goes on in it beside requests. */
interface Room {
  void routes(RoutesConfig routes);

  /** Begins what goes on beside requests. */
  default void open() {}

  /** Stops that, as soon as what is going on can be left; the store is still there. */
  default void close() {}

  /** After it was closed: waits until nothing more goes to the store. */
  default void awaitEnd() {}
}
