-- What the seventh version came with.
INSERT INTO regrade_request VALUES (1, 1, 1, 2, 1, '2026-02-11T00:00:00Z');
INSERT INTO regrade_message VALUES (1, 1, 2, 'Please look at it again.', '2026-02-11T00:00:00Z');
UPDATE account SET erased_at = NULL WHERE id = 2;
