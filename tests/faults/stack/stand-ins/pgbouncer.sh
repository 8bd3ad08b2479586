#!/bin/sh
set -e
address=${DATABASE_URL#postgres://}
account=${address%%@*}
host=${address#*@}
host=${host%%/*}
mkdir -p /etc/pgbouncer
echo "\"${account%%:*}\" \"${account#*:}\"" > /etc/pgbouncer/userlist.txt
cat > /etc/pgbouncer/pgbouncer.ini <<END
[databases]
* = host=${host%%:*} port=${host#*:}
[pgbouncer]
listen_addr = $LISTEN_ADDR
listen_port = $LISTEN_PORT
auth_type = $AUTH_TYPE
auth_file = /etc/pgbouncer/userlist.txt
pool_mode = $POOL_MODE
server_login_retry = $SERVER_LOGIN_RETRY
unix_socket_dir =
END
chown -R postgres /etc/pgbouncer
exec setpriv --reuid=postgres --regid=postgres --clear-groups pgbouncer /etc/pgbouncer/pgbouncer.ini
