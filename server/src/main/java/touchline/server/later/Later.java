package touchline.server.later;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is first asked for, and once; who asks meanwhile waits for it. */
public final class Later<T> implements Supplier<T> {
  /** Nothing once the value is made, so that what it was made of is not kept for nobody. */
  private @Nullable Supplier<T> making;

  private volatile @Nullable T made;

  public Later(Supplier<T> making) {
    this.making = making;
  }

  @Override
  public T get() {
    T known = made;
    return known == null ? make() : known;
  }

  /** Whether it is there, so that nobody would wait for it. */
  public boolean isMade() {
    return made != null;
  }

  private synchronized T make() {
    T known = made;
    if (known == null) {
      known = Objects.requireNonNull(making).get();
      made = known;
      making = null;
    }
    return known;
  }
}
