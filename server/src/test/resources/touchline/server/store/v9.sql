-- What the ninth version came with.
INSERT INTO submission (id, learner, exercise, content_version, seed, purpose, question, answer, decimal_mark, mark, outcome, mistakes, form_key, received_at, attempt, first_mark, first_version)
VALUES (90, 6, 'closest-point/find-it', 'v2', 77, 'credit', 0, '["(1, 2)"]', 'point', 1, 'right', '', '', '2026-02-02T00:01:00Z', 1, 0.5, 'v1');
INSERT INTO progress VALUES (9, 1, '2026-02-02T00:02:00Z', 1, 0);
INSERT INTO remark VALUES (1, 1, 1, '', 'v2', 'done', 'replace', 1, '2026-03-01T00:00:00Z', 1, '2026-03-01T00:05:00Z', '', 0);
INSERT INTO remark VALUES (2, 1, NULL, 'closest-point/find-it', 'v3', 'marking', '', 1, '2026-03-02T00:00:00Z', NULL, NULL, '4711-1', 1772409600000);
INSERT INTO remark_student VALUES (1, 1, 2, 'applied', 0, 0, 1, 1, 0, 0, 1.25, 2.5, 2.5, 2.5);
INSERT INTO remark_student VALUES (2, 1, 2, 'waiting', 1, 1772409601000, 0, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO remark_row VALUES (1, 1, 1, 2, 90, NULL, 9, 'v1', 0.5, 'partly', 'M01', 0.5, 1, 'right', '', 1, '', '', '', 1);
