package touchline.client.browser.engine;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the compiler of the script, which finds it as a service, to take this package's classes in
 * place of those of the same names that the engine was written for.
 */
public final class OneThreadEngine implements SubstitutionPolicy {
  private static final String CONCURRENT = "java.util.concurrent";

  @Override
  public void contribute(SubstitutionSink sink) {
    replace(sink, CONCURRENT, List.of("CountDownLatch"));
    replace(sink, CONCURRENT + ".atomic", List.of("AtomicIntegerArray"));
    replace(sink, CONCURRENT + ".locks", List.of("Lock", "ReentrantLock"));
    replace(sink, "org.slf4j", List.of("Logger", "LoggerFactory"));
  }

  private static void replace(SubstitutionSink sink, String from, List<String> names) {
    List<String> all = names.stream().map(name -> from + "." + name).toList();
    sink.selectClasses(all::contains).replacePackage(from, "touchline.client.browser.engine");
  }
}
