package touchline.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;
import touchline.server.memory.MemoryEnd;

/**
 * Sees what libraries catch and log and go on after: where they failed for want of memory, the
 * program does not go on.
 */
final class MemoryFilter extends Filter<ILoggingEvent> {
  @Override
  public FilterReply decide(ILoggingEvent event) {
    if (event.getThrowableProxy() instanceof ThrowableProxy logged) {
      MemoryEnd.endIf(logged.getThrowable());
    }
    return FilterReply.NEUTRAL;
  }
}
