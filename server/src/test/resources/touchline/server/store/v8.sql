-- What the eighth version came with.
INSERT INTO secret VALUES ('a secret', X'00ff0a');
