package touchline.server.receipt;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.server.store.SigningKey;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.FirstMark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;

/**
 * What a receipt says: one line a fact, in a fixed order, and a signature over them. A learner can
 * copy it into a letter, and the site can tell later whether it wrote it.
 *
 * @param lines the facts by name, without the signature
 */
record Receipt(Map<String, String> lines, String signature) {
  static final String TITLE = "Touchline receipt 1";

  /** Stands for the seed of a variant that can still be answered for credit. */
  static final String HIDDEN = "kept by the site";

  /** Says which submission; methods are counted apart from values. */
  static final String VALUE = "submission";

  static final String CODE = "code submission";

  private static final String SIGNATURE = "signature";

  Receipt {
    lines = new LinkedHashMap<>(lines);
  }

  /** The receipt of a submission as it is stored. */
  static Receipt of(Submission submission, SigningKey key) {
    Map<String, String> facts = facts(submission);
    return new Receipt(facts, key.sign(text(facts)));
  }

  /** The receipt of a method as it is stored and marked. */
  static Receipt of(CodeSubmission submission, SigningKey key) {
    Map<String, String> facts = facts(submission);
    return new Receipt(facts, key.sign(text(facts)));
  }

  /** Of the source what it hashes to, and of the seed nothing: the hidden cases stay hidden. */
  private static Map<String, String> facts(CodeSubmission submission) {
    CodeAnswer answer = submission.answer();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(CODE, Long.toString(submission.id()));
    facts.put("learner", Long.toString(submission.learner().id()));
    facts.put("exercise", answer.exercise());
    Optional<FirstMark> marked = marked(submission);
    facts.put("content", marked.map(FirstMark::contentVersion).orElse(answer.contentVersion()));
    facts.put("source sha-256", answer.sourceSha256());
    facts.put("outcome", marked.map(FirstMark::outcome).orElse("waiting"));
    facts.put("mark", marked.map(one -> Double.toString(one.mark())).orElse("none"));
    facts.put("received", answer.receivedAt().toString());
    return facts;
  }

  /** However often it was marked again, a receipt says what the first verdict was. */
  private static Optional<FirstMark> marked(CodeSubmission submission) {
    String version = submission.answer().contentVersion();
    return submission
        .first()
        .or(
            () ->
                submission
                    .verdict()
                    .map(verdict -> new FirstMark(version, verdict.mark(), verdict.outcome())));
  }

  private static Map<String, String> facts(Submission submission) {
    MarkedAnswer answer = submission.answer();
    Optional<FirstMark> first = submission.first();
    double mark = first.map(FirstMark::mark).orElse(answer.mark().share());
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(VALUE, Long.toString(submission.id()));
    facts.put("learner", Long.toString(submission.learner().id()));
    facts.put("exercise", answer.exercise());
    facts.put("content", first.map(FirstMark::contentVersion).orElse(answer.contentVersion()));
    facts.put("seed", Long.toString(answer.seed()));
    facts.put("purpose", answer.purpose().word());
    facts.put("question", Integer.toString(answer.raw().question() + 1));
    facts.put("answer", answer.textsAsJson());
    facts.put("mark", Double.toString(mark));
    facts.put("received", answer.receivedAt().toString());
    return facts;
  }

  /** Reads a pasted receipt. Lines without a colon, such as the title, say nothing. */
  static Receipt parse(String pasted) {
    Map<String, String> lines = new LinkedHashMap<>();
    pasted
        .lines()
        .map(String::strip)
        .filter(line -> line.contains(": "))
        .forEach(
            line -> {
              int colon = line.indexOf(": ");
              lines.putIfAbsent(line.substring(0, colon), line.substring(colon + 2).strip());
            });
    String signature = lines.getOrDefault(SIGNATURE, "");
    lines.remove(SIGNATURE);
    return new Receipt(lines, signature);
  }

  String fact(String name) {
    return lines.getOrDefault(name, "");
  }

  /** The same receipt with the seed out of sight. */
  Receipt withHiddenSeed() {
    return withSeed(HIDDEN);
  }

  Receipt withSeed(String seed) {
    Map<String, String> changed = new LinkedHashMap<>(lines);
    changed.replace("seed", seed);
    return new Receipt(changed, signature);
  }

  /** Whether this site signed just these lines. */
  boolean isSignedBy(SigningKey key) {
    return key.verifies(text(lines), signature);
  }

  private static String text(Map<String, String> lines) {
    return lines.entrySet().stream()
        .map(line -> line.getKey() + ": " + line.getValue() + "\n")
        .collect(Collectors.joining("", TITLE + "\n", ""));
  }

  /** The receipt as it is shown and pasted. */
  @Override
  public String toString() {
    return text(lines) + SIGNATURE + ": " + signature + "\n";
  }
}
