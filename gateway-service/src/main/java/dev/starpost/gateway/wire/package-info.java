/** HTTP/1.1 parsing: strict decoding of requests off a connection. */
package dev.starpost.gateway.wire;
