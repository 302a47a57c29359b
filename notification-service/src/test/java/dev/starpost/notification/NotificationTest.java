package dev.starpost.notification;

import dev.starpost.deploy.testservers.QuarkusServers;
import dev.starpost.notification.mail.MailServer;
import dev.starpost.web.testkit.Issuer;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test of the running service. All of them share one start of it. */
@QuarkusTest
@WithTestResource(
    value = QuarkusServers.class,
    scope = TestResourceScope.GLOBAL,
    initArgs = @ResourceArg(name = "servers", value = "KAFKA,POSTGRES"))
@WithTestResource(value = Issuer.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = MailServer.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = StubServices.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = TestSettings.class, scope = TestResourceScope.GLOBAL)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface NotificationTest {}
