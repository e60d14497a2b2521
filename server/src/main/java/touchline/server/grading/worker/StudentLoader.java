package touchline.server.grading.worker;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Defines a student's classes; sees the platform, the geometry, and what woven code calls. */
final class StudentLoader extends ClassLoader {
  private static final Set<String> WOVEN_IN =
      Set.of(
          Budget.class.getName(),
          Toll.class.getName(),
          StandardOutput.class.getName(),
          Format.class.getName(),
          Tracer.class.getName());

  private final Map<String, byte[]> classFiles;

  /** Takes woven class files by class name. */
  StudentLoader(Map<String, byte[]> classFiles) {
    super("student", StudentLoader.class.getClassLoader());
    this.classFiles = new HashMap<>(classFiles);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      byte[] classFile = classFiles.remove(name);
      if (classFile != null) {
        return defineClass(name, classFile, 0, classFile.length);
      }
    }
    if (name.startsWith("touchline.geometry.") || WOVEN_IN.contains(name)) {
      return super.loadClass(name, resolve);
    }
    return ClassLoader.getPlatformClassLoader().loadClass(name);
  }
}
