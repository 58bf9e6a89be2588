#!/bin/sh
# Copies the backups of a clinic to another machine, which runs this every morning:
#
#   sh fetch-backups.sh root@clinic.example:/var/lib/clinic/backups /srv/clinic-backups
#
# Each day gets a folder. What has not changed since the last one takes no space: all of them share it.
set -eu

[ $# = 2 ] || { echo 'Usage: sh fetch-backups.sh SERVER:FOLDER FOLDER' >&2; exit 1; }
umask 077
mkdir -p "$2"
folder=$(realpath "$2")
last=$(find "$folder" -mindepth 1 -maxdepth 1 -name '2*-*-*' ! -name '*.part' | sort | tail -1)
today=$folder/$(date +%F)
[ "$last" = "$today" ] && { echo "$today is there already."; exit; }
rsync --archive --hard-links --no-owner --no-group ${last:+"--link-dest=$last"} "$1/" "$today.part"
mv "$today.part" "$today"
echo "$today"
