package touchline.server.lti.service;

/**
 * A column for marks, as it is to stand in a platform.
 *
 * @param label what it is called there
 * @param maximum from 1 to 100
 * @param resource how the platform names the link that it belongs to
 * @param target what that link leads to here
 * @param review address of this site at which somebody looks at what stands behind a mark
 */
public record LineItem(String label, int maximum, String resource, String target, String review) {}
