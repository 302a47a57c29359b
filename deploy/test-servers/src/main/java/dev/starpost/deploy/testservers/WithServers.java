package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.Backing;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** Gives a test class its {@link ServersForTest} as a parameter, with names of its own. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(ServersExtension.class)
public @interface WithServers {

  /** Those that must run before the first test. */
  Backing[] value();
}
