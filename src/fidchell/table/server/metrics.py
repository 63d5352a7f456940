"""Metrics for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("fidchell_moves", "Actions carried out and shown")
ROWS = Counter("fidchell_rows", "Rows written to logs")
LEFT_OUT = Counter("fidchell_left_out", "Updates left out since a connection took nothing")
REFUSED = Counter("fidchell_refused", "Messages refused", ["why"])
GAMES_OVER = Counter("fidchell_games_over", "Games that ended", ["game", "how"])
LIVE_TABLES = Gauge("fidchell_live_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("fidchell_connections", "Connections to tables", multiprocess_mode="livesum")
REDIS_LOST = Counter("fidchell_redis_lost", "Times that Redis went away, so that limits hold for each server alone")
POOL_THREADS = Gauge("fidchell_pool_threads", "Threads of `fidchell think` that can be asked", multiprocess_mode="max")
POOL_JOBS = Counter("fidchell_pool_jobs", "Decisions that `fidchell think` was asked for", ["how"])
SHARDS_HELD = Gauge("fidchell_shards", "Shards of tables that are owned here", multiprocess_mode="livesum")
PASSED_ON = Counter("fidchell_passed_on", "Messages and requests passed on to the servers of their tables", ["kind"])
LINK_LOST = Counter("fidchell_link_lost", "Times that messages between two servers were lost")
TAKEN = Histogram(
    "fidchell_message_seconds",
    "From a message to its answer, of one message in sixteen",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)


class Counters:
    """Frequent counts, passed on to Prometheus now and then, since each of its counters takes a lock."""

    def __init__(self) -> None:
        self.moves = self.rows = self.left_out = self.messages = 0

    def took(self, seconds: float) -> None:
        """Note how long an answer took; one in sixteen goes into the histogram."""
        self.messages += 1
        if self.messages & 15 == 0:
            TAKEN.observe(seconds)

    def report(self) -> None:
        """Pass the counts on."""
        moves, rows, left_out = self.moves, self.rows, self.left_out
        self.moves = self.rows = self.left_out = 0
        MOVES.inc(moves)
        ROWS.inc(rows)
        LEFT_OUT.inc(left_out)


TALLY = Counters()
