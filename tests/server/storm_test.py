#!/usr/bin/env python3
"""The server is killed again and again while people race: nothing that was acknowledged is lost, and every race goes on to its end.

CHICANE_STORM_KILLS says how often; 10 if nobody says."""
import os
import unittest

from chicane_client import NO_LIMITS, Server
from storm import Storm

KILLS = int(os.environ.get("CHICANE_STORM_KILLS", "10"))
SEED = int(os.environ.get("CHICANE_STORM_SEED", "1"))


class KilledServer(unittest.TestCase):
    def test_loses_nothing(self):
        with Server(*NO_LIMITS) as server, Storm(self, [server], seed=SEED) as storm:
            for _ in range(KILLS):
                storm.kill_one()
            storm.end()
            returns = sum(table.returns for table in storm.tables)
            print(f"{KILLS} kills, {storm.count} decisions acknowledged, {storm.changes} changed, {sum(table.finished for table in storm.tables)} races, {returns} connections")
            self.assertGreater(storm.count, 20 * KILLS)
            self.assertGreater(storm.changes, 0)
            self.assertGreater(returns, 3 * KILLS, "clients came back after kills")


if __name__ == "__main__":
    unittest.main(warnings="ignore")
