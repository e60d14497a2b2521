package touchline.server.mail;

import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;

import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Properties;

/** Hands mail over by SMTP. A password goes over TLS only, except to this machine. */
final class SmtpCarrier implements Carrier {
  /** In milliseconds, for connecting and for each answer: half the world away, and busy. */
  private static final String PATIENCE = "15000";

  private final MailServer server;
  private final Session session;
  private final Clock clock;

  SmtpCarrier(MailServer server, Clock clock) {
    this.server = server;
    this.clock = clock;
    this.session = Session.getInstance(properties(server), user(server));
  }

  private static Properties properties(MailServer server) {
    boolean hasUser = !server.user().isEmpty();
    boolean isHere = server.host().matches("localhost|127\\..*|\\[?::1]?");
    Properties properties = new Properties();
    properties.put("mail.transport.protocol", "smtp");
    properties.put("mail.smtp.host", server.host());
    properties.put("mail.smtp.port", Integer.toString(server.port()));
    properties.put("mail.smtp.auth", Boolean.toString(hasUser));
    properties.put("mail.smtp.ssl.enable", Boolean.toString(server.isTls()));
    properties.put("mail.smtp.ssl.checkserveridentity", "true");
    properties.put("mail.smtp.starttls.enable", Boolean.toString(!server.isTls()));
    properties.put(
        "mail.smtp.starttls.required", Boolean.toString(hasUser && !server.isTls() && !isHere));
    properties.put("mail.smtp.connectiontimeout", PATIENCE);
    properties.put("mail.smtp.timeout", PATIENCE);
    properties.put("mail.smtp.writetimeout", PATIENCE);
    return properties;
  }

  private static Authenticator user(MailServer server) {
    return new Authenticator() {
      @Override
      protected PasswordAuthentication getPasswordAuthentication() {
        return new PasswordAuthentication(server.user(), server.password());
      }
    };
  }

  @Override
  public void carry(String to, String subject, String text) throws NotCarried {
    try {
      MimeMessage message = new MimeMessage(session);
      message.setFrom(new InternetAddress(server.from(), true));
      message.setRecipient(Message.RecipientType.TO, new InternetAddress(to, true));
      message.setSubject(subject, StandardCharsets.UTF_8.name());
      message.setText(text, StandardCharsets.UTF_8.name());
      message.setHeader("Auto-Submitted", "auto-generated");
      message.setHeader("Date", RFC_1123_DATE_TIME.format(clock.instant().atZone(ZoneOffset.UTC)));
      Transport.send(message);
    } catch (MessagingException refused) {
      throw new NotCarried(String.valueOf(refused.getMessage()).lines().findFirst().orElse(""));
    }
  }
}
