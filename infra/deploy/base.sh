#!/bin/sh
# Copies to $1 what Node and the health check need of Debian, with what scanners read of its packages: no package manager,
# no perl, no coreutils.
set -eu
mkdir -p "$1/var/lib/dpkg/status.d" "$1/etc"
# /bin and its like are links to these.
mkdir -p "$1/usr/bin" "$1/usr/sbin" "$1/usr/lib" "$1/usr/lib64"
for package in base-files base-passwd bash gcc-12-base libc6 libgcc-s1 libstdc++6 libtinfo6; do
  dpkg-query -s "$package" > "$1/var/lib/dpkg/status.d/$package"
  dpkg -L "$package"
done | sort -u | grep -vE '^/\.$|/(man|locale|info|lintian|gconv)(/|$)|/changelog' | while read -r file; do
  # Images of Debian have no documentation.
  if [ -e "$file" ] || [ -L "$file" ]; then echo "$file"; fi
done | tar -c --no-recursion -T - | tar -x -C "$1"
for file in passwd group nsswitch.conf; do [ ! -e "/etc/$file" ] || cp "/etc/$file" "$1/etc/"; done
