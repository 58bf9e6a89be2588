#!/bin/sh
# Copies the backups of a clinic to another machine, which runs this every morning:
#
#   sh fetch-backups.sh clinic@clinic.example: /srv/clinic-backups
#
# docs/operations.md says how the server lets that machine read the backups and nothing else. Each day gets a folder. What has not changed
# since the last one takes no space: all of them share it. Folders older than 28 days are deleted.
set -eu

[ $# = 2 ] || { echo 'Usage: sh fetch-backups.sh SERVER:FOLDER FOLDER' >&2; exit 1; }
umask 077
mkdir -p "$2"
folder=$(realpath "$2")
days() { find "$folder" -mindepth 1 -maxdepth 1 -name '2*-*-*' ! -name '*.part' -printf '%f\n' | sort; }
last=$(days | tail -1)
today=$(date +%F)
[ "$last" = "$today" ] && { echo "$folder/$today is there already."; exit; }
rsync --archive --hard-links --no-owner --no-group --exclude '*.part' ${last:+"--link-dest=$folder/$last"} "$1/" "$folder/$today.part"
mv "$folder/$today.part" "$folder/$today"
days | awk -v oldest="$(date -d '28 days ago' +%F)" '$0 < oldest' | while read -r day; do rm -r "${folder:?}/$day"; done
echo "$folder/$today"
