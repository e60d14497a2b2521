package touchline.server.asset;

import java.io.IOException;

/**
 * Something that the pages need is not in this program: it was built without it, or the program's
 * file was damaged since. The message is a line for whoever starts it.
 */
public final class MissingAsset extends RuntimeException {
  public MissingAsset(String path) {
    super(path + " must be on the class path: build the whole project with mvn package");
  }

  private MissingAsset(String message, IOException unreadable) {
    super(message, unreadable);
  }

  static MissingAsset damaged(String path) {
    return damaged(path, new IOException("its sum is another one"));
  }

  public static MissingAsset damaged(String path, IOException unreadable) {
    return new MissingAsset(
        path + " must be as it was packed: the file of the program is damaged, put it there again",
        unreadable);
  }
}
