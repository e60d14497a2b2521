-- What the third version came with.
INSERT INTO code_submission (id, learner, exercise, content_version, source, source_sha256, seed, form_key, received_at, state, mark, outcome, mistake, message, counterexample, example)
VALUES (1, 1, 'closest-point/write-it', 'v1', 'class Solution {}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', -9223372036854775808, 'k', '2026-01-03T00:00:00Z', 'marked', 0.125, 'wrong', 'M01', 'Not yet.', '1.0 -0.0 1.7976931348623157E308', 'It gives NaN.');
INSERT INTO code_submission (id, learner, exercise, content_version, source, source_sha256, seed, form_key, received_at, state)
VALUES (2, 2, 'closest-point/write-it', 'v1', '// waits 🙂', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 9223372036854775807, '', '2026-01-03T00:00:01Z', 'waiting');
INSERT INTO code_submission (id, learner, exercise, content_version, source, source_sha256, seed, form_key, received_at, state)
VALUES (9, 2, 'safe-pass/write-it', 'v1', '// waits, too', 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 0, '', '2026-01-03T00:00:02Z', 'waiting');
INSERT INTO api_token VALUES ('moodle', 5, '6666666666666666666666666666666666666666666666666666666666666666', '2026-01-03T00:00:00Z', NULL);
