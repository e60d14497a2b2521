package touchline.client.browser.doubles;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes compiled arithmetic keep the order in which Java computes. TeaVM 0.15 writes {@code x + (y
 * - z)} as {@code x + y - z} and {@code x * (y / z)} as {@code x * y / z}, as if addition and
 * multiplication of doubles were associative; the results differ in their last bits, or overflow.
 * The compiler finds this plugin as a service. What it does is in {@link Regrouping}; {@link
 * ShortReading} and {@link ShortWriting} come with it.
 */
public final class KeptBrackets implements TeaVMPlugin {
  @Override
  public void install(TeaVMHost host) {
    host.add(new Regrouping());
    host.add(new ShortReading());
    host.add(new ShortWriting());
  }
}
