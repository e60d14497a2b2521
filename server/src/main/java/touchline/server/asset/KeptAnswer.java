package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import touchline.server.later.Later;

/**
 * One answer in all forms in which it is sent, each made once, when it is first asked for, with its
 * headers ready to send and its own strong entity tag. Next to everybody takes a compressed form,
 * so the plain one is not kept for its sake.
 */
public final class KeptAnswer {
  /** For addresses that contain the fingerprint of what they name: a year, never asked again. */
  private static final String FOR_EVER = "public, max-age=31536000, immutable";

  /** For pages: kept by the browser, asked about each time. */
  private static final String ASK_AGAIN = "no-cache";

  private static final HttpField VARY =
      new PreEncodedHttpField(HttpHeader.VARY, HttpHeader.ACCEPT_ENCODING.asString());

  /** A page says in its header whether its reader is signed in. */
  private static final HttpField VARY_BY_READER =
      new PreEncodedHttpField(HttpHeader.VARY, "Accept-Encoding, Cookie");

  /** One tag of a list; what marks it as weak does not matter here (RFC 9110, 13.1.2). */
  private static final Pattern TAG = Pattern.compile("\"[^\"]*\"");

  private final String type;
  private final String cache;
  private final HttpField vary;
  private final Supplier<byte[]> text;
  private final Map<Coding, Later<Form>> forms = new EnumMap<>(Coding.class);
  private final Optional<KeptAnswer> signedIn;

  private KeptAnswer(
      String type,
      String cache,
      HttpField vary,
      Supplier<byte[]> text,
      Optional<KeptAnswer> signedIn) {
    this.type = type;
    this.cache = cache;
    this.vary = vary;
    this.text = text;
    this.signedIn = signedIn;
    for (Coding coding : Coding.values()) {
      forms.put(coding, new Later<>(() -> form(coding)));
    }
  }

  /** The same as the plain form where nothing is gained. */
  private Form form(Coding coding) {
    byte[] bytes = text.get();
    byte[] small = coding.compress(bytes, Effort.KEPT);
    String fingerprint = Fingerprint.quick(bytes);
    return small.length < bytes.length
        ? form(coding, small, fingerprint)
        : form(Coding.PLAIN, bytes, fingerprint);
  }

  private Form form(Coding coding, byte[] bytes, String fingerprint) {
    HttpFields.Mutable fields =
        HttpFields.build()
            .add(new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, type))
            .add(new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, cache))
            .add(vary);
    coding
        .token()
        .ifPresent(
            token -> fields.add(new PreEncodedHttpField(HttpHeader.CONTENT_ENCODING, token)));
    return new Form(bytes, fingerprint, coding, fields);
  }

  /** What an address with a fingerprint names. */
  static KeptAnswer asset(String type, Supplier<byte[]> bytes) {
    return new KeptAnswer(type, FOR_EVER, VARY, bytes, Optional.empty());
  }

  /**
   * The same, compressed before.
   *
   * @param fingerprint of the plain form, by {@link Fingerprint#quick}
   * @param packed all forms in which it is sent; the plain one or that of gzip is among them
   */
  static KeptAnswer asset(String type, String fingerprint, Map<Coding, byte[]> packed) {
    KeptAnswer answer = asset(type, () -> expand(packed));
    answer.forms.keySet().removeIf(coding -> coding != Coding.PLAIN);
    packed.forEach(
        (coding, bytes) ->
            answer.forms.put(coding, new Later<>(() -> answer.form(coding, bytes, fingerprint))));
    return answer;
  }

  private static byte[] expand(Map<Coding, byte[]> packed) {
    byte[] plain = packed.get(Coding.PLAIN);
    return plain == null ? Gzip.expand(Objects.requireNonNull(packed.get(Coding.GZIP))) : plain;
  }

  /** A page that is the same for everybody, but for the part of its header about the reader. */
  public static KeptAnswer page(Supplier<byte[]> strangers, Supplier<byte[]> signedIn) {
    return page(strangers, Optional.of(page(signedIn, Optional.empty())));
  }

  private static KeptAnswer page(Supplier<byte[]> html, Optional<KeptAnswer> signedIn) {
    return new KeptAnswer("text/html;charset=utf-8", ASK_AGAIN, VARY_BY_READER, html, signedIn);
  }

  /** The same answer with its text changed. */
  public KeptAnswer changed(UnaryOperator<String> change) {
    return new KeptAnswer(
        type,
        cache,
        vary,
        () -> change.apply(new String(text.get(), UTF_8)).getBytes(UTF_8),
        signedIn.map(other -> other.changed(change)));
  }

  /** The answer for somebody who is signed in; most often the same. */
  KeptAnswer signedIn() {
    return signedIn.orElse(this);
  }

  /** The media type. */
  String type() {
    return type;
  }

  /** The answer without compression, made anew. */
  public byte[] bytes() {
    return text.get().clone();
  }

  /** The shortest form that a client with this Accept-Encoding takes. */
  Later<Form> form(String acceptEncoding) {
    Set<Coding> accepted = Coding.accepted(acceptEncoding);
    return forms.entrySet().stream()
        .filter(form -> accepted.contains(form.getKey()))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  /** Bytes as sent, with their headers. */
  public static final class Form {
    private final String fingerprint;
    private final ByteBuffer ready;
    private final HttpFields headers;
    private final HttpFields unchanged;

    /**
     * @param fingerprint of the plain form
     * @param coding of the bytes
     */
    private Form(byte[] bytes, String fingerprint, Coding coding, HttpFields fields) {
      this.fingerprint = fingerprint;
      this.ready = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
      HttpField entityTag = new PreEncodedHttpField(HttpHeader.ETAG, tag(coding));
      this.headers =
          HttpFields.build(fields)
              .add(entityTag)
              .add(new PreEncodedHttpField(HttpHeader.CONTENT_LENGTH, bytes.length))
              .asImmutable();
      this.unchanged =
          HttpFields.build()
              .add(HttpHeader.CACHE_CONTROL, String.valueOf(fields.get(HttpHeader.CACHE_CONTROL)))
              .add(HttpHeader.VARY, String.valueOf(fields.get(HttpHeader.VARY)))
              .add(entityTag)
              .asImmutable();
    }

    private String tag(Coding coding) {
      return '"' + fingerprint + coding.tagEnd() + '"';
    }

    /**
     * Whether an If-None-Match names this answer in any form: the client has what we would send.
     */
    boolean isKnownTo(String ifNoneMatch) {
      return !ifNoneMatch.isEmpty() && isAnyOf(ifNoneMatch);
    }

    private boolean isAnyOf(String ifNoneMatch) {
      return ifNoneMatch.strip().equals("*")
          || TAG.matcher(ifNoneMatch).results().map(MatchResult::group).anyMatch(this::isTag);
    }

    private boolean isTag(String tag) {
      return Arrays.stream(Coding.values()).anyMatch(coding -> tag.equals(tag(coding)));
    }

    /** Where the system takes them from without a copy; a view for one answer. */
    ByteBuffer ready() {
      return ready.asReadOnlyBuffer();
    }

    HttpFields headers() {
      return headers;
    }

    /** The headers of an answer that says only "you have it". */
    HttpFields unchanged() {
      return unchanged;
    }
  }
}
