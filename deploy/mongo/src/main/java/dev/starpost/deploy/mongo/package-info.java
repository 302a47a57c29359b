/** Embedded MongoDB on an H2 file, a program of its own. */
package dev.starpost.deploy.mongo;
