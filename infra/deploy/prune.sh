#!/bin/sh
# Leaves of the installed packages what a role loads on this platform: other systems' binaries, what is for browsers and
# bundlers, types, source maps and documentation are two thirds of the bytes. Run where node_modules is.
set -eu
arch=$(node -p process.arch)
(
  cd node_modules
  find onnxruntime-node/bin -mindepth 2 -maxdepth 2 -type d ! -name linux -exec rm -rf {} +
  find onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -name "$arch" -exec rm -rf {} +
  # Optional peers: of valibot's types, and of a transport of Nest's that nobody uses.
  rm -rf typescript @types @grpc protobufjs @protobufjs
  rm -rf @cantoo/pdf-lib/dist @cantoo/pdf-lib/src @cantoo/pdf-lib/ts3.4 openai/src
  # The legacy build is the one for Node.
  rm -rf pdfjs-dist/build pdfjs-dist/image_decoders pdfjs-dist/web pdfjs-dist/types pdfjs-dist/legacy/web pdfjs-dist/legacy/image_decoders
  rm -rf rxjs/src rxjs/dist/bundles rxjs/dist/esm rxjs/dist/esm5 bullmq/dist/esm
  rm -rf csv-stringify/dist/umd csv-stringify/dist/iife
  # Shares of browsers by country.
  rm -rf caniuse-lite/data/regions caniuse-lite/data/features
  # The coach reads with the exact model. Of the recognizer tesseract.js takes, whatever it is told, the whole one, and the
  # fastest that the processor has.
  rm -rf @tesseract.js-data/spa/4.0.0 tinyld/playground
  find tesseract.js-core -type f \( -name '*-lstm*' -o -name '*.wasm.js' \) -delete
  find tinyld/dist -type f ! -name 'tinyld.normal.node.*' -delete
  find zlibjs/bin -type f ! -name node-zlib.js -delete
  find culori/bundled -type f ! -name culori.cjs -delete
)
of_packages() { find . -path '*/node_modules/*' "$@"; }
of_packages -type d \( -name test -o -name tests -o -name __tests__ -o -name examples -o -name benchmarks -o -name docs -o -name .claude \
  -o -name dist-es -o -name amd -o -name browser -o -name cjs-browser -o -name react-native -o -path '*/tldts*/dist/es6' \) \
  -prune -exec rm -rf {} +
of_packages -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' -o -name '*.tsbuildinfo' \
  -o -name '*.*.min.*' -o -name '*.browser.*' -o -name '*-data-browser.js' -o -name 'index.global.js' -o -name '*.cc' -o -name '*.h' \) \
  ! -path '*/@bull-board/ui/*' -delete
