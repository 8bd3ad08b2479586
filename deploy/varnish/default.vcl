# Varnish 7 with varnish-modules, in front of one or more web processes (decision 0141).
#
# Edit backends.vcl beside this file, and start varnishd with CACHE_PURGE_TOKEN in its environment: the one that
# the web processes have, whose CACHE_PURGE_URL is http://THIS-HOST/purge. Their TRUSTED_PROXIES names this host.
vcl 4.1;

import std;
import xkey;

include "backends.vcl";

sub vcl_recv {
  set req.backend_hint = site.backend();

  if (req.method == "POST" && req.url == "/purge") {
    if (client.ip !~ purgers || std.getenv("CACHE_PURGE_TOKEN") == "" ||
        req.http.Fastly-Key != std.getenv("CACHE_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A visit that is to be signed in again by its pair of cookies reaches the site.
  if ((req.http.Cookie ~ "(^|;\s*)enc=" && req.http.Cookie ~ "(^|;\s*)key=" &&
       req.http.Cookie !~ "(^|;\s*)at=") ||
      (req.http.Cookie ~ "(^|;\s*)jskEnc=" && req.http.Cookie ~ "(^|;\s*)jskKey=" &&
       req.http.Cookie !~ "(^|;\s*)accessToken=")) {
    return (pass);
  }
  # Looked up without regard to cookies: what may be kept is the same for everybody. The site is asked for
  # all else with the cookies, so they stay.
  return (hash);
}

# A page is the same at every port that a reader may name: kept by each, copies of it would fill the cache.
sub vcl_hash {
  hash_data(req.url);
  hash_data(regsub(std.tolower(req.http.Host), ":\d+$", ""));
  return (lookup);
}

sub vcl_backend_fetch {
  call ask_in_turn;
}

# A process that just ended is passed over. What changes something is not sent a second time.
sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_backend_response {
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
    set beresp.keep = 0s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else if (beresp.status != 200 || beresp.http.Set-Cookie || bereq.url !~ "^/_astro/") {
    # Nobody waits for somebody else's answer.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
  }
  unset beresp.http.Surrogate-Control;
  unset beresp.http.Surrogate-Key;
  return (deliver);
}

sub vcl_deliver {
  # They would tell when a page was made, and by which tags it goes.
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.xkey;
}
