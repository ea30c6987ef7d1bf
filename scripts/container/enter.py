"""Enters a tree as a container runtime does: enter.py <tree> <profile> <workdir> <command> …

The mounts come first, then the seccomp profile, which forbids mounts, then the command. All of it is
read before the tree is entered, where there is no Python.
"""

import json
import os
import subprocess
import sys

import seccomp

tree, profile_path, workdir, *command = sys.argv[1:]
with open(profile_path, encoding="utf-8") as file:
    profile = json.load(file)

MOUNTS = """
set -e
mount --make-rprivate /
mount --bind "$TREE" "$TREE"
mount --bind "$DATA" "$TREE$VOLUME"
mount -t proc proc "$TREE/proc"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$TREE/tmp"
mount -t tmpfs -o mode=755 tmpfs "$TREE/dev"
for device in null zero full random urandom tty; do
  touch "$TREE/dev/$device"
  mount --bind "/dev/$device" "$TREE/dev/$device"
done
ln -s /proc/self/fd "$TREE/dev/fd"
mkdir "$TREE/dev/shm"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$TREE/dev/shm"
mount -o remount,bind,ro "$TREE"
cd "$TREE"
pivot_root . mnt
umount -l /mnt
"""
subprocess.run(["/bin/sh", "-c", MOUNTS], check=True, env={**os.environ, "TREE": tree})
os.chdir(workdir)

rules = seccomp.SyscallFilter(seccomp.ALLOW)
for group in profile["syscalls"]:
    for name in group["names"]:
        # Some exist on other architectures only.
        if seccomp.resolve_syscall(seccomp.Arch(), name) >= 0:
            rules.add_rule(seccomp.ERRNO(group["errnoRet"]), name)
rules.load()
os.execv(command[0], command)
