package touchline.server.mail;

/** Hands mail over to whoever delivers it. */
@FunctionalInterface
interface Carrier {
  void carry(String to, String subject, String text) throws NotCarried;

  /** It was not taken; the message says why. */
  final class NotCarried extends Exception {
    NotCarried(String reason) {
      super(reason);
    }
  }
}
