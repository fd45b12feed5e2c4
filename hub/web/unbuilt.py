"""What a person sees while the page has not been built: how to build it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

_CSS = """
body { background: #0d1020; color: #e9e6f5; font: 1.15rem/1.5 system-ui, sans-serif;
  max-width: 34rem; margin: 4rem auto; padding: 0 1.5rem }
code { background: #1d2138; padding: .1em .35em; border-radius: .3em }
"""
STYLE = f"'sha256-{b64encode(sha256(_CSS.encode()).digest()).decode()}'"
"""Names the one style of this page, for its policy."""

HTML = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Nightwake</title>
<style>{_CSS}</style>
</head>
<body>
<h1>Nightwake is running, but its page isn't built yet.</h1>
<p>In its folder, <code>make run</code> builds the page and starts Nightwake again;
<code>pip install .</code> builds and installs both. Building needs Node.js, or an internet connection
to fetch one. Then reload this page.</p>
<h1 lang="nb">Nightwake er i gang, men siden er ikke bygd ennå.</h1>
<p lang="nb">I mappen til Nightwake bygger <code>make run</code> siden og starter på nytt;
<code>pip install .</code> bygger og installerer begge deler. Byggingen trenger Node.js, eller nett for å
hente det. Last deretter denne siden på nytt.</p>
</body>
</html>
"""
