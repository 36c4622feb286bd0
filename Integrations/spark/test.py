"""Runs the job on a local cluster of two workers and compares it with one process: `test.py PROGRAM [COUNT]`.

In the middle of the run one worker is killed. Nothing may be lost, doubled or found otherwise.
"""

import collections
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

try:
    import pyspark
    from pyspark.sql import SparkSession
except ImportError:
    print("PySpark is not installed, so the job is not tested: pip install pyspark")
    sys.exit(0)

HERE = os.path.dirname(os.path.abspath(__file__))
DAY = "2026-11-23"
# Workers are killed after so many seconds; before, the cluster starts.
SECONDS_TO_KILL = 12


def is_below(process, ancestor):
    """Whether a process was started by another, or by one that this started."""
    while process not in (0, 1, ancestor):
        with open(f"/proc/{process}/stat") as file:
            process = int(file.read().rpartition(")")[2].split()[1])
    return process == ancestor


def executors(job):
    """The processes of the job's workers, and of no other cluster on this machine."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                is_executor = b"CoarseGrainedExecutorBackend" in file.read()
            if is_executor and is_below(int(process), job):
                yield int(process)
        except OSError:
            pass  # It has ended.


def submit(records, output, *options, master="local-cluster[2,1,1024]", kills=False):
    """The totals that the job prints."""
    environment = {**os.environ, "SPARK_HOME": os.path.dirname(pyspark.__file__), "PYSPARK_PYTHON": sys.executable}
    command = [
        sys.executable, os.path.join(HERE, "a11ylint_spark.py"), records, output, "--day", DAY, *options]
    environment["PYSPARK_SUBMIT_ARGS"] = f"--master {master} --conf spark.ui.enabled=false pyspark-shell"
    job = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if kills:
        time.sleep(SECONDS_TO_KILL)
        victims = sorted(executors(job.pid))
        assert victims and job.poll() is None, "nothing runs any more that could be killed; take more records"
        os.kill(victims[0], signal.SIGKILL)
        print(f"killed a worker, process {victims[0]}, after {SECONDS_TO_KILL} s")
    printed, errors = job.communicate()
    assert job.returncode == 0, errors[-4000:]
    return json.loads(printed.strip().splitlines()[-1])


def alone(program, records):
    """The findings of one process: how often each record has each fingerprint."""
    command = [program, "check", "--records", "--fail-on", "never", records]
    answers = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()
    return len(answers), collections.Counter(
        (json.dumps(answer["id"]), finding["rule"], finding["fingerprint"])
        for answer in map(json.loads, answers) for finding in answer["findings"])


def test_cluster(program, folder, count):
    records = os.path.join(folder, "records.jsonl")
    with open(records, "w") as file:
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(count)], stdout=file, check=True)
    lines, expected = alone(program, records)
    output = os.path.join(folder, "out")
    start = time.time()
    total = submit(records, output, "--program", program, "--partitions", "40", kills=True)
    print(f"{total} in {time.time() - start:.0f} s")
    spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    answers = spark.read.parquet(f"{output}/answers/day={DAY}").collect()
    found = collections.Counter(
        (json.dumps(answer["id"]), finding["rule"], finding["fingerprint"])
        for answer in (json.loads(row.answer) for row in answers) for finding in answer["findings"])
    assert len(answers) == lines == count, (len(answers), lines, count)
    assert collections.Counter(row.record for row in answers) == collections.Counter(
        line.rstrip("\n") for line in open(records)), "a record was lost or doubled"
    assert found == expected, (found - expected, expected - found)
    rows = spark.read.parquet(f"{output}/findings")
    assert rows.count() == sum(expected.values())
    assert spark.read.parquet(f"{output}/counts").groupBy().sum("findings").first()[0] == rows.count()
    for question in open(os.path.join(HERE, "questions.sql")).read().split(";"):
        if question.strip():
            rows.createOrReplaceTempView("findings")
            assert spark.sql(question).count() > 0, question
    spark.stop()
    print(f"{count} records: the same {sum(expected.values())} findings as one process")


def test_quarantine(program, folder):
    """A record that kills the program goes to quarantine, and those beside it have their answers."""
    fragile = os.path.join(folder, "fragile")
    with open(fragile, "w") as file:
        file.write(
            "#!/usr/bin/env python3\nimport os, subprocess, sys\n"
            f"real = subprocess.Popen([{program!r}] + sys.argv[1:], stdin=subprocess.PIPE)\n"
            "for line in sys.stdin.buffer:\n    if b'deadly' in line:\n        real.kill()\n        os._exit(1)\n"
            "    real.stdin.write(line)\n    real.stdin.flush()\nreal.stdin.close()\nreal.wait()\n")
    os.chmod(fragile, 0o755)
    records = os.path.join(folder, "deadly.jsonl")
    with open(records, "w") as file:
        for number in range(300):
            name = "deadly" if number in (7, 8, 250) else "harmless"
            file.write(json.dumps({"id": number, "name": name, "source": "screen: A\nelements: []\n"}) + "\n")
    total = submit(records, os.path.join(folder, "quarantine"), "--program", fragile, master="local[2]")
    assert (total["records"], total["quarantine"]) == (300, 3), total
    print(f"quarantine: {total}")


def main():
    program, count = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    with tempfile.TemporaryDirectory() as folder:
        test_quarantine(program, folder)
        test_cluster(program, folder, count)


if __name__ == "__main__":
    main()
