/** Test kit for services: an issuer of tokens, stubs of other services, and suites to inherit. */
package dev.starpost.web.testkit;
