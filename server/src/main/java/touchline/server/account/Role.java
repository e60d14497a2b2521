package touchline.server.account;

import io.javalin.security.RouteRole;

/** Who may use a route. A route that names no role is refused to everybody. */
public enum Role implements RouteRole {
  ANYONE,
  SIGNED_IN,
  ADMINISTRATOR
}
