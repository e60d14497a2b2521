package touchline.server;

import touchline.server.asset.Assets;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;

/** What a site shows: one version of the course, and what its pages need. */
record Edition(Lessons lessons, Assets assets, Templates templates) {
  Edition(Lessons lessons, Assets assets) {
    this(lessons, assets, new Templates(assets));
  }

  /**
   * The one that this program was built with.
   *
   * @throws touchline.server.asset.MissingAsset if it was built without an asset
   */
  static Edition load() {
    return new Edition(Lessons.load(), Assets.load());
  }
}
