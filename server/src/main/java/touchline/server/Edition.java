package touchline.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import touchline.server.asset.Assets;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.LiveExercises;
import touchline.server.lesson.OwnExercise;
import touchline.server.page.Templates;
import touchline.suite.KnownMethod;

/** What a site shows: one version of the course, and what its pages need. */
record Edition(Lessons lessons, Assets assets, Templates templates) {
  /** The same with cases for the lessons' exercises tried by programs that run. */
  Edition tried(Function<OwnExercise, KnownMethod> programs) {
    return new Edition(lessons.tried(programs), assets, templates);
  }

  /** The same with more exercises than those of the lessons. */
  Edition with(List<OwnExercise> exercises) {
    return new Edition(lessons.with(exercises), assets, templates);
  }

  /** The same with exercises that come while the site runs. */
  Edition with(LiveExercises exercises) {
    return new Edition(lessons.with(exercises), assets, templates);
  }

  /**
   * The one that this program was built with.
   *
   * @throws touchline.server.asset.MissingAsset if it was built without an asset
   */
  static Edition load() {
    Assets assets = Assets.load();
    return new Edition(Lessons.load(), assets, Templates.built(assets));
  }

  /** The same, in another thread. */
  static CompletableFuture<Edition> loading() {
    return CompletableFuture.supplyAsync(Edition::load);
  }
}
