/** JWT verification: tokens that were found good are remembered for a moment. */
package dev.starpost.web.token;
