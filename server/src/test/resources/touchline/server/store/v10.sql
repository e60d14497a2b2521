-- What the tenth version came with.
INSERT INTO not_mine VALUES (1, 2, '2026-02-12T00:00:00Z');
INSERT INTO account_token VALUES (1, 1, 'script', 'ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd0', '2026-02-12T00:00:00Z', NULL);
