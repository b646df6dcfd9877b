#!/bin/bash
# The engine listens on loopback only.
socat TCP-LISTEN:27017,fork,reuseaddr TCP:127.0.0.1:27018,retry=300,interval=0.1 &
exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m -jar /opt/embedded-mongo/embedded-mongo.jar --port 27018 --dbpath /data/db
