package touchline.server.course;

import java.time.ZoneId;

/**
 * A course.
 *
 * @param zone in which its dates are read and written
 * @param joinCode with which students join by themselves; empty where they cannot
 * @param isArchived whether it is over: everything can be read and nothing changed
 */
public record Course(long id, String title, ZoneId zone, String joinCode, boolean isArchived) {}
