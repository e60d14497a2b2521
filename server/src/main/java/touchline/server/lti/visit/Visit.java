package touchline.server.lti.visit;

import touchline.server.account.Account;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.token.Launch;

/**
 * Somebody who has come from a platform.
 *
 * @param launch what the platform said when they came
 */
public record Visit(Account account, Platform platform, Launch launch) {}
