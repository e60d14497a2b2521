package touchline.client.bundle;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Npm packages in jars: each has its files beside its {@code package.json}. */
final class Packages {
  private static final String ROOT = "META-INF/resources/_static/";

  private static final String MANIFEST = "package.json";
  private static final Pattern NAME = Pattern.compile("\"name\"\\s*:\\s*\"([^\"]+)\"");

  private final List<Path> jars;

  private Packages(List<Path> jars) {
    this.jars = jars;
  }

  /** Every such jar has an import map, and nothing else on the class path has. */
  static Packages onClassPath() throws IOException {
    List<Path> jars = new ArrayList<>();
    ClassLoader loader = Packages.class.getClassLoader();
    for (URL map : Collections.list(loader.getResources("META-INF/importmap.json"))) {
      if (map.openConnection() instanceof JarURLConnection jar) {
        jars.add(Path.of(URI.create(jar.getJarFileURL().toString())));
      }
    }
    return new Packages(jars);
  }

  /** Puts the modules where esbuild looks for them: in a folder of the package's name. */
  void unpack(Path modules) throws IOException {
    for (Path jar : jars) {
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        Optional<? extends ZipEntry> manifest =
            zip.stream().filter(Packages::isManifest).min(Packages::byLength);
        if (manifest.isPresent()) {
          String name = manifest.get().getName();
          String folder = name.substring(0, name.length() - MANIFEST.length());
          unpack(zip, folder, modules.resolve(nameIn(zip, manifest.get())));
        }
      }
    }
  }

  private static void unpack(ZipFile zip, String folder, Path to) throws IOException {
    for (ZipEntry entry : zip.stream().filter(each -> isModule(each, folder)).toList()) {
      copy(zip, entry, to.resolve(entry.getName().substring(folder.length())));
    }
  }

  private static boolean isManifest(ZipEntry entry) {
    return entry.getName().startsWith(ROOT) && entry.getName().endsWith("/" + MANIFEST);
  }

  private static int byLength(ZipEntry one, ZipEntry other) {
    return Integer.compare(one.getName().length(), other.getName().length());
  }

  private static boolean isModule(ZipEntry entry, String folder) {
    String name = entry.getName();
    return name.startsWith(folder) && (name.endsWith(".js") || name.endsWith("/" + MANIFEST));
  }

  private static String nameIn(ZipFile zip, ZipEntry manifest) throws IOException {
    try (InputStream in = zip.getInputStream(manifest)) {
      Matcher name = NAME.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      if (!name.find()) {
        throw new IOException("a package must have a name: " + zip.getName());
      }
      return name.group(1);
    }
  }

  /** The bundler for a platform, ready to run. */
  Path program(Path work, String platform) throws IOException {
    for (Path jar : jars) {
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        for (ZipEntry entry : zip.stream().filter(each -> isProgram(each, platform)).toList()) {
          Path program = work.resolve(Path.of(entry.getName()).getFileName().toString());
          copy(zip, entry, program);
          if (!program.toFile().setExecutable(true)) {
            throw new IOException("must be executable: " + program);
          }
          return program;
        }
      }
    }
    throw new IllegalStateException("there must be an esbuild for " + platform);
  }

  private static boolean isProgram(ZipEntry entry, String platform) {
    String name = entry.getName();
    return name.contains("/" + platform + "/")
        && (name.endsWith("/esbuild") || name.endsWith("/esbuild.exe"));
  }

  private static void copy(ZipFile zip, ZipEntry entry, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (InputStream in = zip.getInputStream(entry)) {
      Files.copy(in, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
