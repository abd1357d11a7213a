"""The engine: records, rules, codecs, boxes, matches. It knows no game."""
