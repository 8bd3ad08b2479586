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

# A probe learns late that a process has ended or begun: whoever is refused asks each of them, whatever it says.
backend one_anyway { .host = "127.0.0.1"; .port = "4321"; }
backend two_anyway { .host = "127.0.0.1"; .port = "4322"; }

sub ask_in_turn {
  if (bereq.retries == 1) {
    set bereq.backend = one_anyway;
  } else if (bereq.retries == 2) {
    set bereq.backend = two_anyway;
  }
}

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
