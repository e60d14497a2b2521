package touchline.client.browser.doubles;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the compiler of the script, which finds it as a service, to take this package's classes in
 * place of the library's.
 */
public final class SmallDoubles implements SubstitutionPolicy {
  private static final String LIBRARY = "org.teavm.classlib.impl.text";

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(name -> name.startsWith(LIBRARY + ".Double"))
        .replacePackage(LIBRARY, "touchline.client.browser.doubles");
  }
}
