package touchline.server.draft;

/**
 * An exercise that somebody writes.
 *
 * @param revision goes up with each change
 * @param published which version of it courses have; 0 for none
 */
public record Draft(long id, int revision, int published, Written written) {
  public String path() {
    return DraftPages.PATH + '/' + id;
  }
}
