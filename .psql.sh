. /tmp/wt/seed.env
