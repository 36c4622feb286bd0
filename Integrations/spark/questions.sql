-- Questions to the findings of all days: spark.read.parquet(f"{output}/findings").createOrReplaceTempView("findings")

-- Which rules fail most screens?
SELECT rule, severity, count(DISTINCT screen) AS screens, count(DISTINCT fingerprint) AS places, count(*) AS findings
FROM findings WHERE confidence <> 'review' GROUP BY rule, severity ORDER BY places DESC LIMIT 20;

-- Which findings are in most captures? Repair these first.
SELECT fingerprint, rule, any_value(message) AS message, any_value(path) AS path, count(DISTINCT id) AS captures
FROM findings WHERE severity = 'error' GROUP BY fingerprint, rule ORDER BY captures DESC LIMIT 20;

-- When was each finding seen first and last?
SELECT fingerprint, rule, min(day) AS first_day, max(day) AS last_day, count(DISTINCT day) AS days
FROM findings GROUP BY fingerprint, rule ORDER BY first_day DESC, days DESC LIMIT 20;
