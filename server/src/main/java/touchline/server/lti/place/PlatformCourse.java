package touchline.server.lti.place;

/**
 * A course of a platform, and the course here that it leads to.
 *
 * @param context how the platform names it
 * @param memberships address of the list of its members; empty where there is none
 * @param lineItems address of its line items; empty for none
 * @param scopes what may be done with these, with blanks between
 */
public record PlatformCourse(
    long id,
    long platform,
    String deployment,
    String context,
    String title,
    long course,
    String memberships,
    String lineItems,
    String scopes) {
  /** Whether the platform allows this there. */
  public boolean allows(String scope) {
    return (' ' + scopes + ' ').contains(' ' + scope + ' ');
  }
}
