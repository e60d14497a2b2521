package touchline.server.author.folder;

import java.util.Optional;
import touchline.pair.CasePicture;

/**
 * What a folder may have beside what it must.
 *
 * @param question that asks for what the method gives
 * @param tests that asks for cases which expose the mistakes
 * @param wanted that says which cases make sense
 * @param picture of what is drawn between the things of a case
 */
public record Extras(
    Optional<Question> question,
    Optional<TestsText> tests,
    Optional<Wanted> wanted,
    Optional<CasePicture> picture) {}
