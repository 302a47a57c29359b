/** One request: id, trace, client behind proxies, access log and metrics. */
package dev.starpost.gateway.call;
