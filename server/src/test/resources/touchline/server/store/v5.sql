-- What the fifth version came with.
INSERT INTO course VALUES (1, 'Collision detection', 'Europe/Berlin', 'ABCDEFGH', 0, '2026-01-05T00:00:00Z');
INSERT INTO course VALUES (2, 'Last year', 'UTC', NULL, 1, '2026-01-05T00:00:00Z');
INSERT INTO member VALUES (1, 1, 'owner', '', '2026-01-05T00:00:00Z');
INSERT INTO member VALUES (1, 2, 'student', 'Monday', '2026-01-05T00:00:00Z');
INSERT INTO audit VALUES (1, '2026-01-05T00:00:00Z', 1, 1, 'course', 'Collision detection', '', 'made');
INSERT INTO audit VALUES (2, '2026-01-05T00:00:01Z', NULL, NULL, 'start', '', '', 'by the program');
