package touchline.client.browser.thread;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the compiler of the script, which finds it as a service, to take {@link ThreadRecorder}.
 */
public final class OneThread implements SubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(name -> name.equals("touchline.trace.ThreadRecorder"))
        .replacePackage("touchline.trace", "touchline.client.browser.thread");
  }
}
