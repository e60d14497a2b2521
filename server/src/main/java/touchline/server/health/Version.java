package touchline.server.health;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** The version in the program's manifest. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    @Nullable String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"Touchline " + (version == null ? "(not packaged)" : version)};
  }
}
