/** The demo command: two guests who play a game through the public API. */
package dev.starpost.deploy.launcher.demo;
