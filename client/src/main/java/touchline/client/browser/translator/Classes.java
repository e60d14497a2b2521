package touchline.client.browser.translator;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;

/** Class files that one translation brings along, before those of this program. */
final class Classes implements ResourceProvider {
  private final ResourceProvider program =
      new ClasspathResourceProvider(Classes.class.getClassLoader());
  private final Map<String, byte[]> brought;

  /** Takes class files by the names of classes, such as {@code a/b/C}. */
  Classes(Map<String, byte[]> brought) {
    this.brought = Map.copyOf(brought);
  }

  @Override
  public Iterator<Resource> getResources(String name) {
    byte @Nullable [] found =
        name.endsWith(".class")
            ? brought.get(name.substring(0, name.length() - ".class".length()))
            : null;
    return found == null
        ? program.getResources(name)
        : List.<Resource>of(new InMemory(found)).iterator();
  }

  @Override
  public void close() {}

  @SuppressWarnings("ArrayRecordComponent") // Read once, never compared.
  private record InMemory(byte[] bytes) implements Resource {
    @Override
    public InputStream open() {
      return new ByteArrayInputStream(bytes);
    }

    @Override
    @SuppressWarnings("JavaUtilDate") // The compiler's own interface.
    public Date getModificationDate() {
      return new Date(0);
    }
  }
}
