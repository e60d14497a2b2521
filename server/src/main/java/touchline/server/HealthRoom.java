package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchline.server.health.HealthPages;
import touchline.server.health.Readiness;
import touchline.server.health.Readiness.Part;

/** What is seen of the site from outside, wired: the database, the workers and the disk. */
final class HealthRoom implements Room {
  /** In bytes. A database that cannot grow loses nothing, but takes nothing either. */
  private static final long LEAST_SPACE = 100L * 1024 * 1024;

  private final Readiness readiness;
  private final HealthPages pages;

  HealthRoom(Ground ground) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("database", ground.database()::answers, "does not answer"));
    parts.add(new Part("workers", ground.pool()::canRun, "none can be started"));
    ground
        .settings()
        .data()
        .folder()
        .ifPresent(
            folder ->
                parts.add(
                    new Part(
                        "disk", () -> isUsable(folder), "is nearly full or cannot be written")));
    this.readiness = new Readiness(parts);
    this.pages = new HealthPages(readiness);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/healthz", pages::alive, ANYONE);
    routes.get("/readyz", pages::ready, ANYONE);
  }

  /** Says so before the site stops to answer. */
  void stop() {
    readiness.stop();
  }

  private static boolean isUsable(Path folder) {
    try {
      return Files.isWritable(folder) && Files.getFileStore(folder).getUsableSpace() >= LEAST_SPACE;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
