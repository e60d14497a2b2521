package touchline.server.submission;

/**
 * A verdict on a method with what pages show beside it.
 *
 * @param findings as the room that shows them packs them; empty if there are none
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
public record MarkedMethod(CodeVerdict verdict, byte[] findings) {}
