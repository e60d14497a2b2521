package touchline.server.lesson.watch;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Hears from the operating system when something changes in a folder or in a folder below it. */
final class FolderWatch implements AutoCloseable {
  /** Milliseconds. An editor saves in several strokes; the last one counts. */
  private static final long STROKES = 30;

  private final Path root;
  private final WatchService service;

  private FolderWatch(Path root, WatchService service) {
    this.root = root;
    this.service = service;
  }

  /**
   * Listens from now on.
   *
   * @throws UncheckedIOException if the folder cannot be watched
   */
  static FolderWatch on(Path root) {
    try {
      FolderWatch watch = new FolderWatch(root, root.getFileSystem().newWatchService());
      watch.listen();
      return watch;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Folders may have come; to register one again changes nothing. */
  private void listen() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path folder : all.filter(Files::isDirectory).toList()) {
        folder.register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
      }
    }
  }

  /**
   * Waits for a change, and until the strokes of it are over; false if there was none in time.
   *
   * @throws UncheckedIOException if the folder is gone
   */
  boolean await(long milliseconds) throws InterruptedException {
    WatchKey key = service.poll(milliseconds, TimeUnit.MILLISECONDS);
    boolean changed = key != null;
    while (key != null) {
      key.pollEvents();
      key.reset();
      key = service.poll(STROKES, TimeUnit.MILLISECONDS);
    }
    if (changed) {
      listenAgain();
    }
    return changed;
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void listenAgain() {
    try {
      listen();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
