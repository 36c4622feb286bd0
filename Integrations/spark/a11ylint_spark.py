"""Checks screen captures on Apache Spark: runs `a11ylint check --records` in each partition.

    spark-submit a11ylint_spark.py INPUT OUTPUT --day 2026-11-23 [--input jsonl|parquet|files]

Writes Parquet below OUTPUT, a folder for each day, which a second run of the day replaces:

    answers/day=…             each record with its answer, or with the reason why it is in quarantine
    findings/day=…/rule=…     a row for each finding
    counts/day=…              findings by rule, severity, confidence and screen

Each worker needs the program: in its path, or sent along by `--files a11ylint --program ./a11ylint`.
"""

import argparse
import itertools
import json
import shlex
import subprocess
import threading

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

ANSWER = """
    id string, screens int, stops int, error struct<kind: string, message: string>,
    findings array<struct<rule: string, severity: string, confidence: string, message: string, path: string,
        screen: string, fingerprint: string, element: struct<type: string, id: string, path: string, name: string>>>
"""


class Checker:
    """The program behind a pipe. It is restarted when it ends, and killed when it does not answer."""

    def __init__(self, command, timeout):
        self.command, self.timeout = command, timeout
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def stop(self):
        self.process.kill()
        self.process.communicate()

    def answers(self, lines):
        """The answers to these lines, as far as the program came."""
        writer = threading.Thread(target=self.write, args=(lines,))
        timer = threading.Timer(self.timeout, self.process.kill)
        writer.start()
        timer.start()
        answers = list(itertools.takewhile(lambda line: line.endswith(b"\n"), self.read(len(lines))))
        timer.cancel()
        if len(answers) < len(lines):
            self.stop()
            self.start()
        writer.join()
        return [answer.decode() for answer in answers]

    def read(self, count):
        return (self.process.stdout.readline() for _ in range(count))

    def write(self, lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
            self.process.stdin.flush()
        except OSError:
            pass  # It has ended; the reader sees that, too.


def check(lines, command, timeout, size=200):
    """Each line with its answer, or with None and the reason why it has none."""
    lines, checker = iter(lines), Checker(command, timeout)
    try:
        while rest := list(itertools.islice(lines, size)):
            is_hurt = False
            while rest:
                # Records are checked several at once, so that after an end each goes alone to find the cause.
                sent = rest[:1] if is_hurt else rest
                answers = checker.answers(sent)
                yield from ((line, answer, None) for line, answer in zip(sent, answers))
                rest = rest[len(answers):]
                if is_hurt and not answers:
                    yield rest.pop(0), None, f"the program ended, or did not answer in {timeout} s, twice"
                is_hurt = is_hurt or len(answers) < len(sent)
    finally:
        checker.stop()


def records(spark, path, kind):
    """The records of the input, a line of JSON each."""
    if kind == "jsonl":
        return spark.read.text(path).select(f.col("value").alias("record"))
    if kind == "parquet":
        return spark.read.parquet(path).select(f.to_json(f.struct("*")).alias("record"))
    files = spark.read.text(path, wholetext=True, recursiveFileLookup=True)
    name = f.col("_metadata.file_path")
    return files.select(f.to_json(f.struct(name.alias("id"), name.alias("name"), f.col("value").alias("source"))).alias("record"))


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("input")
    options.add_argument("output")
    options.add_argument("--day", required=True, help="the day of the captures, such as 2026-11-23")
    options.add_argument("--input", dest="kind", choices=["jsonl", "parquet", "files"], default="jsonl")
    options.add_argument("--program", default="a11ylint", help="the program, with options such as --select strict")
    options.add_argument("--timeout", type=int, default=120, help="seconds for 200 records")
    options.add_argument("--partitions", type=int, help="how many parts the records are dealt to")
    options = options.parse_args()
    spark = SparkSession.builder.appName("a11ylint").getOrCreate()

    program, *flags = shlex.split(options.program)
    # Spark uses the cores: a task, a process and a core belong together.
    command = [program, "check", "--records", "--fail-on", "never", "--jobs", "1", *flags]
    timeout = options.timeout
    lines = records(spark, options.input, options.kind)
    if options.partitions:
        lines = lines.repartition(options.partitions)
    answers = lines.rdd.mapPartitions(lambda rows: check((row.record for row in rows), command, timeout))
    answers = answers.toDF("record string, answer string, quarantine string")

    def day(table):
        return f"{options.output}/{table}/day={options.day}"

    # Written first, and read again: what follows does not check a record a second time.
    answers.write.mode("overwrite").parquet(day("answers"))
    read = spark.read.parquet(day("answers")).select(f.from_json("answer", ANSWER).alias("a"), "quarantine")
    found = read.select("a.id", f.explode("a.findings").alias("finding")).select("id", "finding.*")
    found.write.mode("overwrite").partitionBy("rule").parquet(day("findings"))
    counts = found.groupBy("rule", "severity", "confidence", "screen").agg(
        f.count("*").alias("findings"), f.countDistinct("fingerprint").alias("distinct"), f.countDistinct("id").alias("records"))
    counts.coalesce(1).write.mode("overwrite").parquet(day("counts"))
    total = read.agg(
        f.count("*").alias("records"), f.count("a.error").alias("errors"), f.count("quarantine").alias("quarantine"),
        f.coalesce(f.sum(f.size("a.findings")), f.lit(0)).alias("findings")).first()
    print(json.dumps(total.asDict()))
    spark.stop()


if __name__ == "__main__":
    main()
