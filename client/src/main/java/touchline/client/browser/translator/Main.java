package touchline.client.browser.translator;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Map;

/**
 * The translating process. On standard input come the names of class and method, the descriptor,
 * and class files by name; on standard output goes the length of the script and the script, or -1
 * where there is none. Before the first of them goes a 0: it is warm.
 */
public final class Main {
  /** A script of more bytes would keep a slow line busy for seconds. */
  private static final int LONGEST = 256 << 10;

  private static final int MOST_CLASSES = 200;
  private static final int LARGEST = 512 << 10;

  private Main() {}

  /** Takes no arguments; is started by the server, and ends with its pipe. */
  public static void main(String[] arguments) {
    DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
    DataInputStream in =
        new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(System.out);
    System.setIn(InputStream.nullInputStream());
    try {
      serve(in, out);
    } catch (Throwable over) {
      // The pipe is gone, or memory is: there is nobody to tell but the exit status.
      Runtime.getRuntime().halt(over instanceof IOException ? 0 : 1);
    }
  }

  private static void serve(DataInputStream in, DataOutputStream out) throws Exception {
    Translation translation = new Translation();
    String frame = frame();
    translation.of("java/lang/Math", "sqrt", "(D)D", Map.of());
    out.writeInt(0);
    out.flush();
    while (true) {
      String owner = in.readUTF();
      String method = in.readUTF();
      String descriptor = in.readUTF();
      Map<String, byte[]> classFiles = classFiles(in);
      byte[] script = script(translation, frame, owner, method, descriptor, classFiles);
      out.writeInt(script.length == 0 ? -1 : script.length);
      out.write(script);
      out.flush();
    }
  }

  private static Map<String, byte[]> classFiles(DataInputStream in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > MOST_CLASSES) {
      throw new IllegalArgumentException("classes must be at most " + MOST_CLASSES + ": " + count);
    }
    Map<String, byte[]> classFiles = new HashMap<>();
    for (int i = 0; i < count; i++) {
      String name = in.readUTF();
      int length = in.readInt();
      if (length < 0 || length > LARGEST || name.indexOf('/') >= 0) {
        throw new IllegalArgumentException("a class must be small and in no package: " + name);
      }
      byte[] classFile = new byte[length];
      in.readFully(classFile);
      classFiles.put(name, classFile);
    }
    return classFiles;
  }

  /** Empty where the compiler has no script for it, or too long a one. */
  private static byte[] script(
      Translation translation,
      String frame,
      String owner,
      String method,
      String descriptor,
      Map<String, byte[]> classFiles) {
    try {
      String script = translation.of(owner, method, descriptor, classFiles);
      byte[] bytes = frame.replace("/* method */", script).getBytes(UTF_8);
      return bytes.length > LONGEST ? new byte[0] : bytes;
    } catch (Translation.Impossible | RuntimeException | StackOverflowError refused) {
      return new byte[0];
    }
  }

  private static String frame() throws IOException {
    try (InputStream in = Main.class.getResourceAsStream("worker.js")) {
      if (in == null) {
        throw new IOException("worker.js must be beside this class");
      }
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
