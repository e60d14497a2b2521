package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.SIGNED_IN;

import io.javalin.config.RoutesConfig;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.oidc.HttpRemote;
import touchline.server.oidc.IdentityPages;
import touchline.server.oidc.JourneyStore;
import touchline.server.oidc.Provider;
import touchline.server.oidc.ProviderPages;
import touchline.server.oidc.ProviderSignIn;

/** The wiring of signing in with the account of a university, where one was named. */
final class ProviderRoom implements Room {
  private static final Logger LOG = LoggerFactory.getLogger(ProviderRoom.class);

  private final Optional<ProviderSignIn> way;
  private final ProviderPages provider;
  private final IdentityPages identity;

  ProviderRoom(Ground ground, AccountRoom accounts) {
    way =
        ground
            .settings()
            .provider()
            .map(one -> new ProviderSignIn(one, new HttpRemote(), ground.clock()));
    provider =
        new ProviderPages(
            way,
            new JourneyStore(ground.database()),
            accounts.identities(),
            accounts.account(),
            accounts.access(),
            accounts.failures(),
            accounts.origins(),
            ground.templates(),
            ground.clock());
    identity =
        new IdentityPages(
            provider,
            accounts.identities(),
            accounts.store(),
            accounts.signIn(),
            accounts.access(),
            ground.templates(),
            ground.clock());
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/sign-in/provider", provider::start, ANYONE);
    routes.get(Provider.BACK, provider::back, ANYONE);
    routes.get("/signed-out", provider::left, ANYONE);
    routes.get("/account/provider", identity::page, SIGNED_IN);
    routes.post("/account/provider", identity::link, SIGNED_IN);
    routes.post("/account/provider/end", identity::end, SIGNED_IN);
  }

  /** Says in the log if the provider cannot be asked; nobody waits for that. */
  @Override
  public void open() {
    way.ifPresent(
        one -> {
          Thread asking =
              new Thread(
                  () ->
                      one.problem()
                          .ifPresent(problem -> LOG.warn("nobody can sign in by {}", problem)),
                  "provider");
          asking.setDaemon(true);
          asking.start();
        });
  }
}
