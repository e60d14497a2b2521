-- What the tenth version came with.
INSERT INTO not_mine VALUES (1, 2, '2026-02-12T00:00:00Z');
INSERT INTO account_token VALUES (1, 1, 'script', 'ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd0', '2026-02-12T00:00:00Z', NULL);
INSERT INTO mail_change VALUES ('eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee0', 2, 'bob@example.org', '2026-02-13T00:00:00Z');
INSERT INTO outbox VALUES (1, 'reset', 2, 'bob@example.org', 1770854400000, 0, 1770854400000);
