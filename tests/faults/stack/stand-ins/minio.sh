#!/bin/sh
# minio server --address HOST:PORT FOLDER, which keeps nothing.
exec node --input-type=module -e "
  import { S3Server } from '/s3-server.ts';
  new S3Server(${3##*:}).listen();
"
