#!/bin/sh
# Makes the font files of the pages from those of @fontsource: without the hinting for screens of a hundred dots an inch, which is
# two fifths of each file and which phones ignore, and without Vedic accents. Every letter and conjunct that a family may type stays, as
# scripts/fonts.unit.test.ts looks.
# Needs Debian's fonttools and python3-brotli. Run it in this folder after an update of @fontsource.
set -eu
packages=../../../../node_modules/@fontsource
latin=U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+FEFF,U+FFFD
devanagari=U+0900-097F,U+200C-200D,U+20A8,U+20B9,U+25CC
rupee=U+20A8,U+20B9
make() {
  /usr/bin/python3 -m fontTools.subset "$packages/$1-normal.woff2" --unicodes="$2" --layout-features='*' --no-hinting --notdef-outline \
    --name-IDs='*' --flavor=woff2 --output-file="$(basename "$1").woff2"
}
for weight in 400 600; do make "mukta/files/mukta-latin-$weight" "$latin"; done
make mukta/files/mukta-devanagari-400 "$devanagari"
# The rupee alone, from the same letters: an English page that names a price needs nothing else of them.
/usr/bin/python3 -m fontTools.subset "$packages/mukta/files/mukta-devanagari-400-normal.woff2" --unicodes="$rupee" --no-hinting \
  --notdef-outline --name-IDs='*' --flavor=woff2 --output-file=mukta-rupee-400.woff2
make tiro-devanagari-marathi/files/tiro-devanagari-marathi-latin-400 "$latin"
make tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400 "$devanagari"
