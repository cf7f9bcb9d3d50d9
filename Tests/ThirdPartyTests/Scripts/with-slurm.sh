#!/bin/sh
# Runs a command while a Slurm of one node runs on loopback, as the user who asks for it. All that
# it makes is in a new folder; nothing is left of it. Usage: with-slurm.sh COMMAND [ARGUMENT...]
set -eu
PATH=$PATH:/usr/sbin
for program in munged slurmctld slurmd sbatch; do
  command -v $program >/dev/null || {
    echo "$program is missing: run Scripts/setup --long" >&2
    exit 127
  }
done
folder=$(mktemp -d)
chmod 755 "$folder"
daemons=

stop() {
  scancel --user="$(id -un)" 2>/dev/null || true
  for waited in 1 2 3 4 5 6 7 8 9 10; do
    [ -n "$(squeue -h 2>/dev/null)" ] || break
    sleep 0.3
  done
  for daemon in $daemons; do kill "$daemon" 2>/dev/null || true; done
  for daemon in $daemons; do
    for waited in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      kill -0 "$daemon" 2>/dev/null || break
      sleep 0.2
    done
    kill -9 "$daemon" 2>/dev/null || true
  done
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 1' HUP INT TERM

# Two ports that nobody listens on.
ports=$(python3 -c '
import socket
sockets = [socket.socket() for _ in range(2)]
for one in sockets: one.bind(("127.0.0.1", 0))
print(*[one.getsockname()[1] for one in sockets])')
user=$(id -un)
node=$(hostname -s)
mkdir "$folder/state" "$folder/spool"
head -c 1024 /dev/urandom >"$folder/key"
chmod 400 "$folder/key"
cat >"$folder/slurm.conf" <<CONF
ClusterName=lazylab
SlurmctldHost=$node(127.0.0.1)
SlurmUser=$user
SlurmdUser=$user
SlurmctldPort=${ports% *}
SlurmdPort=${ports#* }
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(getconf _NPROCESSORS_ONLN) RealMemory=1024 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF="$folder/slurm.conf"

run() { # NAME PROGRAM [ARGUMENT...]: starts a daemon.
  name=$1
  shift
  "$@" >"$folder/$name.out" 2>&1 &
  daemons="$! $daemons"
}
run munged munged --foreground --force --key-file="$folder/key" --socket="$folder/munge.socket" \
  --pid-file="$folder/munged.pid" --log-file="$folder/munged.log" --seed-file="$folder/seed"
for waited in 1 2 3 4 5 6 7 8 9 10; do
  [ ! -S "$folder/munge.socket" ] || break
  sleep 0.2
done
run slurmctld slurmctld -D
run slurmd slurmd -D
for waited in $(seq 100); do
  [ "$(sinfo -h -o %t 2>/dev/null)" != idle ] || break
  sleep 0.2
done
if [ "$(sinfo -h -o %t 2>/dev/null)" != idle ]; then
  echo "Slurm's node does not become idle" >&2
  sinfo >&2 || true
  tail -n 20 "$folder"/*.out "$folder"/*.log >&2 || true
  exit 1
fi
"$@"
