vcl 4.1;

# Varnish 7 with varnish-modules (xkey), between the proxy that speaks TLS and Portico.
# CDN_PURGE_URL=http://varnish.internal:6081/purge tells Portico where it takes purges.
import std;
import xkey;

backend portico {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Portico's workers.
acl purgers {
  "localhost";
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Stale;
  }
  if (req.url == "/purge" && req.method == "POST") {
    # Where others share these addresses, compare req.http.Authorization with "Bearer " and CDN_PURGE_KEY as well.
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    # What is purged stays for the time that Portico cannot be reached.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  # Measurements and the description of the API are for INTERNAL_PORT alone.
  if (req.url ~ "^/(metrics|api/docs)(/|\?|$)" || req.url ~ "^/api/openapi\.json") {
    return (synth(404, "Not Found"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls, streams, portal and back office are never shared; waiting for one another would cost them time.
  if (req.url ~ "^/(api|pif|sm|mcp|demo|oidc|oauth)(/|\?|$)" || req.url ~ "^/[a-z]+/[a-z]+/(secure|back-office)(/|\.|\?|$)") {
    return (pass);
  }
  # A stale page only when there is no other: what was published is seen at once.
  if (req.http.X-Stale || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 0s;
  }
  # Cookies go to Portico with what is not in the cache, and never choose within it: Portico says by Cache-Control what is
  # for everybody, and by Vary what else differs.
  return (hash);
}

# An error must not be stored before the older page: it is given up once, and the older page looked for (vcl_synth).
sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (bereq.is_bgfetch || !bereq.http.X-Stale) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  set beresp.grace = 24h;
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Stale)) {
    return (abandon);
  }
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0) {
    set req.http.X-Stale = "1";
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
