package touchline.server.submission;

/**
 * How something was marked when it came, which its receipt goes on saying.
 *
 * @param contentVersion what it was marked by
 * @param mark from 0 to 1
 */
public record FirstMark(String contentVersion, double mark, String outcome) {}
