package dev.starpost.lobby;

import dev.starpost.deploy.testservers.QuarkusServers;
import dev.starpost.lobby.tables.EngineForTables;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test of the running lobby. All of them share one start of it. */
@QuarkusTest
@WithTestResource(
    value = QuarkusServers.class,
    scope = TestResourceScope.GLOBAL,
    initArgs = @ResourceArg(name = "servers", value = "KAFKA,POSTGRES"))
@WithTestResource(value = TestSettings.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = EngineForTables.class, scope = TestResourceScope.GLOBAL)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface LobbyTest {}
