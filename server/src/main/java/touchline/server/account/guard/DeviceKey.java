package touchline.server.account.guard;

import java.security.SecureRandom;
import java.util.regex.Pattern;
import touchline.server.store.Database;
import touchline.server.store.SecretStore;
import touchline.server.store.SigningKey;

/**
 * Signs what a browser keeps after somebody signed in there: a name by chance, which only this
 * login can use. It lets nobody in. It gives the browser tries of its own, so that strangers who
 * guess do not lock out whom the account belongs to (OWASP, "Slow down online guessing attacks with
 * device cookies").
 */
public final class DeviceKey {
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}");

  private final SigningKey key;
  private final SecureRandom random = new SecureRandom();

  private DeviceKey(SigningKey key) {
    this.key = key;
  }

  /** The key of a site, made if there is none; all servers of the site have the same. */
  public static DeviceKey of(Database database) {
    return new DeviceKey(new SigningKey(new SecretStore(database).open("devices")));
  }

  /** A new one for this login. */
  public String make(String login) {
    String name = Secret.random(random).text();
    return name + '.' + key.sign(signed(name, login));
  }

  /** Whether somebody was signed in with this login where this comes from. */
  public boolean knows(String login, String device) {
    return FORM.matcher(device).matches()
        && key.verifies(signed(name(device), login), device.substring(device.indexOf('.') + 1));
  }

  /** What stands before the signature. */
  public static String name(String device) {
    return device.substring(0, device.indexOf('.'));
  }

  private static String signed(String name, String login) {
    return name + ' ' + login;
  }
}
