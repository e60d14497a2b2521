package touchline.server.log;

import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.EncoderBase;
import java.util.function.Supplier;
import touchline.server.later.Later;

/**
 * An encoder that is made for the first line: to read its pattern takes a twentieth of a start, and
 * most starts have nothing to say.
 */
final class LateEncoder<E> extends EncoderBase<E> {
  private static final byte[] NOTHING = {};

  private final Later<Encoder<E>> encoder;

  /**
   * Not made yet.
   *
   * @param making gives an encoder that has no header and no footer, and is started
   */
  LateEncoder(Supplier<Encoder<E>> making) {
    this.encoder = new Later<>(making);
  }

  @Override
  public byte[] headerBytes() {
    return NOTHING;
  }

  @Override
  public byte[] encode(E event) {
    return encoder.get().encode(event);
  }

  @Override
  public byte[] footerBytes() {
    return NOTHING;
  }
}
