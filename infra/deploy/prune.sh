#!/bin/sh
# Leaves of the installed packages what a role loads on this platform: other systems' binaries, types, source maps, packages'
# own sources and documentation are two thirds of the bytes.
set -eu
cd node_modules
arch=$(node -p process.arch)
find onnxruntime-node/bin -mindepth 2 -maxdepth 2 -type d ! -name linux -exec rm -rf {} +
find onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -name "$arch" -exec rm -rf {} +
# An optional peer of valibot's types.
rm -rf typescript @types
rm -rf @cantoo/pdf-lib/dist @cantoo/pdf-lib/src @cantoo/pdf-lib/ts3.4 openai/src rxjs/src rxjs/dist/bundles rxjs/dist/esm rxjs/dist/esm5
# The coach reads with the exact model, by the recognizer that is made for it, of which it takes the fastest that the processor has.
rm -rf @tesseract.js-data/spa/4.0.0 tinyld/playground
find tesseract.js-core -type f -name 'tesseract-core*' ! -name '*-lstm.js' ! -name '*-lstm.wasm' -delete
find tinyld/dist -type f ! -name 'tinyld.normal.*' -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name examples -o -name benchmarks \) -prune -exec rm -rf {} +
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) -delete
