# The web processes, and who may purge: they alone.
import directors;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one { .host = "127.0.0.1"; .port = "4321"; .probe = ready; }
backend two { .host = "127.0.0.1"; .port = "4322"; .probe = ready; }

acl purgers {
  "localhost";
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
}
