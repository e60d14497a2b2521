package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.Function;
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
 * One answer in plain and gzip form, each made once, when it is first asked for, with its headers
 * ready to send and its own strong entity tag. Next to everybody takes the gzip form, so the other
 * is not kept for its sake.
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

  private static final String GZIP = "-gzip";

  private static final HttpField ZIPPED =
      new PreEncodedHttpField(HttpHeader.CONTENT_ENCODING, "gzip");

  /** One tag of a list; what marks it as weak does not matter here (RFC 9110, 13.1.2). */
  private static final Pattern TAG = Pattern.compile("\"[^\"]*\"");

  private final String type;
  private final String cache;
  private final HttpField vary;
  private final Supplier<byte[]> text;
  private final Later<Form> plain;
  private final Later<Form> zipped;
  private final Optional<KeptAnswer> signedIn;

  private KeptAnswer(
      String type,
      String cache,
      HttpField vary,
      Supplier<byte[]> text,
      Optional<KeptAnswer> signedIn) {
    this(type, cache, vary, text, signedIn, answer -> answer.small(text.get()));
  }

  private KeptAnswer(
      String type,
      String cache,
      HttpField vary,
      Supplier<byte[]> text,
      Optional<KeptAnswer> signedIn,
      Function<KeptAnswer, Form> zipping) {
    this.type = type;
    this.cache = cache;
    this.vary = vary;
    this.text = text;
    this.signedIn = signedIn;
    this.plain = new Later<>(() -> whole(text.get()));
    this.zipped = new Later<>(() -> zipping.apply(this));
  }

  private Form whole(byte[] bytes) {
    return new Form(bytes, Fingerprint.quick(bytes), "", headers(type, cache, vary));
  }

  /** The same as {@link #whole} where nothing is gained. */
  private Form small(byte[] bytes) {
    byte[] small = Gzip.small(bytes);
    return small.length < bytes.length ? zipped(small, Fingerprint.quick(bytes)) : whole(bytes);
  }

  private Form zipped(byte[] gzip, String fingerprint) {
    HttpFields fields = HttpFields.build(headers(type, cache, vary)).add(ZIPPED);
    return new Form(gzip, fingerprint, GZIP, fields);
  }

  /** What an address with a fingerprint names. */
  static KeptAnswer asset(String type, Supplier<byte[]> bytes) {
    return new KeptAnswer(type, FOR_EVER, VARY, bytes, Optional.empty());
  }

  /**
   * The same, compressed before.
   *
   * @param gzip made by {@link Gzip#small}
   * @param fingerprint of what it was made of, by {@link Fingerprint#quick}
   */
  static KeptAnswer asset(String type, byte[] gzip, String fingerprint) {
    Supplier<byte[]> text = () -> Gzip.unzip(gzip);
    return new KeptAnswer(
        type, FOR_EVER, VARY, text, Optional.empty(), answer -> answer.zipped(gzip, fingerprint));
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

  private static HttpFields headers(String type, String cache, HttpField vary) {
    return HttpFields.build()
        .add(new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, type))
        .add(new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, cache))
        .add(vary);
  }

  /** The form for a request with this Accept-Encoding. */
  Later<Form> form(String acceptEncoding) {
    return Gzip.isAccepted(acceptEncoding) ? zipped : plain;
  }

  /** Bytes as sent, with their headers. */
  public static final class Form {
    private final String fingerprint;
    private final ByteBuffer ready;
    private final HttpFields headers;
    private final HttpFields unchanged;

    /**
     * @param fingerprint of the plain form
     * @param coding what the entity tag says after it
     */
    private Form(byte[] bytes, String fingerprint, String coding, HttpFields fields) {
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

    private String tag(String coding) {
      return '"' + fingerprint + coding + '"';
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
      return tag.equals(tag("")) || tag.equals(tag(GZIP));
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
