package touchline.server.author;

import java.util.Optional;

/** Where the answers of a folder's programs are kept, by what stands in the folder. */
public interface KeptAnswers {
  /** For a command that has no store: everything is run again. */
  KeptAnswers NONE =
      new KeptAnswers() {
        @Override
        public Optional<byte[]> find(String sha256) {
          return Optional.empty();
        }

        @Override
        public void keep(String sha256, byte[] answers) {}
      };

  Optional<byte[]> find(String sha256);

  void keep(String sha256, byte[] answers);

  /**
   * What students were asked by an exercise's question, or in which fields they wrote cases, as it
   * is kept; empty if nothing was.
   */
  default Optional<byte[]> asked(String id) {
    return Optional.empty();
  }

  /** Keeps what students are asked from now on. */
  default void keepAsked(String id, byte[] asked) {}

  /** Whether programs may run for answers that are not kept. */
  default boolean mayRun() {
    return true;
  }

  /** The same, where there is no time left to run anything. */
  default KeptAnswers alone() {
    KeptAnswers all = this;
    return new KeptAnswers() {
      @Override
      public Optional<byte[]> find(String sha256) {
        return all.find(sha256);
      }

      @Override
      public void keep(String sha256, byte[] answers) {
        all.keep(sha256, answers);
      }

      @Override
      public Optional<byte[]> asked(String id) {
        return all.asked(id);
      }

      @Override
      public void keepAsked(String id, byte[] asked) {
        all.keepAsked(id, asked);
      }

      @Override
      public boolean mayRun() {
        return false;
      }
    };
  }
}
