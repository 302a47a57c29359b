package dev.starpost.gateway;

import dev.starpost.gateway.stub.StubServices;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test of the running gateway before services that do what a test wants. */
@QuarkusTest
@WithTestResource(value = StubServices.class, scope = TestResourceScope.GLOBAL)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface GatewayTest {}
