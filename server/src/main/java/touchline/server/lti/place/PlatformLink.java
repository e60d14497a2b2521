package touchline.server.lti.place;

import java.util.OptionalLong;

/**
 * A link that stands in a course of a platform.
 *
 * @param context the number of the {@link PlatformCourse}
 * @param resource how the platform names the link
 * @param target what it leads to, as {@link LinkTarget} writes it
 * @param assignment that it leads to, if it does to one
 * @param lineItem address of the line item that takes marks; empty for none
 */
public record PlatformLink(
    long id,
    long context,
    String resource,
    String title,
    String target,
    OptionalLong assignment,
    String lineItem) {}
