-- Rows as the second version of the schema holds them.
INSERT INTO learner VALUES (1, '1111111111111111111111111111111111111111111111111111111111111111', '2026-01-01T00:00:00Z');
INSERT INTO learner VALUES (2, '2222222222222222222222222222222222222222222222222222222222222222', '2026-01-01T00:00:00.123456Z');
INSERT INTO learner VALUES (5, '5555555555555555555555555555555555555555555555555555555555555555', '2026-01-02T00:00:00Z');
INSERT INTO submission VALUES (1, 1, 'closest-point/find-it', 'v1', 3, 'practice', 0, '["(1.5, −2)"]', 'point', 0.1, 'partly', 'M01 M17', '', '2026-01-02T03:04:05Z');
INSERT INTO submission VALUES (2, 1, 'closest-point/find-it', 'v1', 2147483647, 'credit', 1, '["4,5","\u0000\ud83d\ude00"]', 'comma', 1, 'right', '', 'a-key', '2026-01-02T03:04:06Z');
INSERT INTO submission VALUES (7, 2, 'dot-product/find-it', 'v2', 9, 'practice', 0, '["ü ''quoted'' "]', 'point', 0.3333333333333333, 'partly', '', 'a-key', '2026-01-02T03:04:07Z');
INSERT INTO draw VALUES (1, 'closest-point/find-it', 'v1', 2147483647, 2, '2026-01-02T03:04:05Z');
INSERT INTO draw VALUES (2, 'closest-point/find-it', 'v1', 12, 0, '2026-01-02T03:04:05Z');
