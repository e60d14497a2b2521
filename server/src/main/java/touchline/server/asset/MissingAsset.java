package touchline.server.asset;

/** Something that the pages need is not in this program: it was built without it. */
public final class MissingAsset extends RuntimeException {
  MissingAsset(String path) {
    super(path + " must be on the class path: build the whole project with mvn package");
  }
}
