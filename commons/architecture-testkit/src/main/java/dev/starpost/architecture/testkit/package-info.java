/** Rules for packages and names that every module inherits as tests. */
package dev.starpost.architecture.testkit;
