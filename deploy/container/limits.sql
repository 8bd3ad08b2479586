-- What the product asks of the role behind a pooler.
ALTER ROLE yousay SET statement_timeout = '5s';
ALTER ROLE yousay SET lock_timeout = '3s';
ALTER ROLE yousay SET idle_in_transaction_session_timeout = '10s';
ALTER ROLE yousay SET jit = 'off';
