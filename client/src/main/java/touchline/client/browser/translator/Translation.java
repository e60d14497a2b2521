package touchline.client.browser.translator;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.cache.AlwaysStaleCacheStatus;
import org.teavm.cache.EmptyProgramCache;
import org.teavm.cache.InMemorySymbolTable;
import org.teavm.cache.MemoryCachedClassReaderSource;
import org.teavm.dependency.FastDependencyAnalyzer;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.vm.MemoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/** From a learner's class files to a script, by a compiler that is kept warm. */
final class Translation {
  private static final String MAIN = "touchline.client.browser.method.MethodWorker";
  private static final String FILE = "method.js";

  private final ReferenceCache references = new ReferenceCache();

  /** The library, read once. */
  private final MemoryCachedClassReaderSource library =
      new MemoryCachedClassReaderSource(
          references,
          new InMemorySymbolTable(),
          new InMemorySymbolTable(),
          new InMemorySymbolTable());

  /** The learner's class files cannot be made a script. */
  static final class Impossible extends Exception {
    private static final long serialVersionUID = 1;

    Impossible(String why) {
      super(why);
    }
  }

  /**
   * The script, which answers {@code answer} and {@code fault} as globals of its worker.
   *
   * @param owner the class of the method
   * @param classFiles by the names of classes
   */
  String of(String owner, String method, String descriptor, Map<String, byte[]> classFiles)
      throws Impossible {
    Map<String, byte[]> brought = new HashMap<>();
    classFiles.forEach((name, classFile) -> brought.put(name, StepWeaver.woven(classFile)));
    brought.put(AskedClass.NAME, AskedClass.of(owner, method, descriptor));
    return compiled(new Classes(brought), brought.keySet());
  }

  private String compiled(Classes classes, Set<String> brought) throws Impossible {
    ClassLoader loader = Translation.class.getClassLoader();
    // What one learner brought, the next must not get.
    Set<String> dotted = new HashSet<>();
    brought.forEach(name -> dotted.add(name.replace('/', '.')));
    library.evict(dotted);
    library.setProvider(
        new PreOptimizingClassHolderSource(
                new ClasspathClassHolderSource(classes, references, loader))
            ::get);
    JavaScriptTarget script = new JavaScriptTarget();
    script.setModuleType(JSModuleType.NONE);
    script.setObfuscated(true);
    script.setStrict(true);
    TeaVM compiler =
        new TeaVMBuilder(script)
            .setReferenceCache(references)
            .setClassLoader(loader)
            .setResourceProvider(classes)
            .setClassSource(library)
            .setDependencyAnalyzerFactory(FastDependencyAnalyzer::new)
            .setObfuscated(true)
            .setStrict(true)
            .build();
    compiler.setProperties(new Properties());
    compiler.setProgramCache(EmptyProgramCache.INSTANCE);
    compiler.setCacheStatus(AlwaysStaleCacheStatus.INSTANCE);
    compiler.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
    compiler.installPlugins();
    compiler.setEntryPoint(MAIN);
    compiler.setEntryPointName("main");
    MemoryBuildTarget target = new MemoryBuildTarget();
    compiler.build(target, FILE);
    library.evict(dotted);
    var problems = compiler.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      throw new Impossible(problems.get(0).getText());
    }
    return new String(target.getContent(FILE), java.nio.charset.StandardCharsets.UTF_8);
  }
}
