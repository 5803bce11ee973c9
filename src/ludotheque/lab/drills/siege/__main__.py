"""One attack in a process of its own: it is told its name and its field, and prints what it counted."""

import json
import os
import resource
import sys
from pathlib import Path

from ludotheque.lab.drills.siege.attacks import ATTACKS
from ludotheque.lab.drills.siege.stranger import Field, Stranger

os.nice(19)  # those who attack do not take the machine from those who play: elsewhere they would have their own
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
told = json.loads(sys.argv[2])
stranger = Stranger(Field(**{**told, "board": Path(told["board"])}))
ATTACKS[sys.argv[1]](stranger)
sys.stdout.write(json.dumps(stranger.counts))
