package touchline.server.grading.worker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * What the compiler sees: one source, the platform, and the geometry; class files go to memory.
 *
 * <p>The platform's lists of classes, with their names, are kept from one compilation to the next;
 * looking them up anew would take longer than the compilation. Only of packages that exist: a
 * source can name any others, and neither this nor the platform's file manager may keep their
 * names.
 */
final class SourceFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private static final Set<String> PACKAGES =
      ModuleFinder.ofSystem().find("java.base").orElseThrow().descriptor().packages();

  private static final String MODULE = "module-info";
  private static final ClassLoader NOTHING = new Nothing();

  private final Geometry geometry;
  private final Map<String, List<JavaFileObject>> platform = new HashMap<>();
  private final IdentityHashMap<JavaFileObject, String> names = new IdentityHashMap<>();
  private final Map<String, Optional<JavaFileObject>> modules = new HashMap<>();
  private final List<ClassFile> written = new ArrayList<>();

  SourceFiles(JavaFileManager platform, Geometry geometry) {
    super(platform);
    this.geometry = geometry;
  }

  /** The class files since the last call. */
  List<byte[]> takeWritten() {
    List<byte[]> taken = written.stream().map(ClassFile::octets).toList();
    written.clear();
    return taken;
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.CLASS_PATH
        || location == StandardLocation.CLASS_OUTPUT
        || (isPlatform(location) && super.hasLocation(location));
  }

  private static boolean isPlatform(Location location) {
    return !(location instanceof StandardLocation) || location == StandardLocation.SYSTEM_MODULES;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<Kind> kinds, boolean recurse) throws IOException {
    if (location == StandardLocation.CLASS_PATH) {
      return kinds.contains(Kind.CLASS) ? geometry.list(packageName) : List.of();
    }
    if (!isPlatform(location)) {
      return List.of();
    }
    if (!PACKAGES.contains(packageName)) {
      return List.of();
    }
    String key = location.getName() + " " + packageName + " " + new HashSet<>(kinds) + recurse;
    List<JavaFileObject> kept = platform.get(key);
    if (kept == null) {
      kept = new ArrayList<>();
      for (JavaFileObject file : super.list(location, packageName, kinds, recurse)) {
        kept.add(file);
        names.put(file, super.inferBinaryName(location, file));
      }
      platform.put(key, kept);
    }
    return kept;
  }

  @Override
  public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
    if (file instanceof Geometry.ClassFile own) {
      return own.binaryName();
    }
    String kept = names.get(file);
    return kept == null ? super.inferBinaryName(location, file) : kept;
  }

  /** The descriptions of the platform's modules, of which the compiler asks for all each time. */
  @Override
  public @Nullable JavaFileObject getJavaFileForInput(
      Location location, String className, Kind kind) throws IOException {
    if (!className.equals(MODULE) || kind != Kind.CLASS || !isPlatform(location)) {
      return super.getJavaFileForInput(location, className, kind);
    }
    Optional<JavaFileObject> kept = modules.get(location.getName());
    if (kept == null) {
      kept = Optional.ofNullable(super.getJavaFileForInput(location, className, kind));
      modules.put(location.getName(), kept);
    }
    return kept.orElse(null);
  }

  /** The compiler looks for plugins of its own, in each compilation; there are none. */
  @Override
  public ClassLoader getClassLoader(Location location) {
    return NOTHING;
  }

  @Override
  public boolean isSameFile(FileObject one, FileObject other) {
    return one.equals(other);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, Kind kind, FileObject sibling) {
    ClassFile file = new ClassFile(className);
    written.add(file);
    return file;
  }

  /** The kept file manager outlives every compilation. */
  @Override
  public void close() {}

  @Override
  public void flush() {}

  /** Has the library's classes and no files. */
  private static final class Nothing extends ClassLoader {
    Nothing() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    public Enumeration<URL> getResources(String name) {
      return Collections.emptyEnumeration();
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream octets = new ByteArrayOutputStream();

    ClassFile(String className) {
      super(URI.create("memory:///class"), Kind.CLASS);
      assert !className.isEmpty();
    }

    byte[] octets() {
      return octets.toByteArray();
    }

    @Override
    public OutputStream openOutputStream() {
      return octets;
    }
  }
}
