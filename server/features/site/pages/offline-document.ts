/**
 * The style of the offline page. The browser stores the page and shows it at any address, so it is in both languages and
 * needs no other file.
 */
export const offlineStyle = `body{margin:0;min-height:100vh;background:#FBF6EB;color:#2A1913;
font:17px/1.55 Mukta,"Noto Sans Devanagari",system-ui,sans-serif}
main{width:min(34rem,100% - 2rem);box-sizing:border-box;margin:2rem auto;padding:1.75rem;background:#FFFDF8;border-radius:16px;
border-top:8px solid #C9952B;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font:400 1.65rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}
h2{margin:2rem 0 0;font:400 1.3rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}p{margin:0 0 1rem;color:#5B463A}
a{display:block;min-height:48px;box-sizing:border-box;padding:.65rem 1rem;border-radius:10px;background:#8F1A2C;color:#FFFDF8;
font-weight:600;text-align:center;text-decoration:none}:focus-visible{outline:3px solid #7A5407;outline-offset:2px}
dt{margin-top:.75rem;font-size:15px;color:#5B463A}dd{margin:0;white-space:pre-line}`

/** The offline page. Its empty link leads to the address that was asked for, and so loads that page again. */
export const offlineDocument = (script: string): string => `<!doctype html>
<html lang="mr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#FFFDF8">
<title>इंटरनेट नाही · No connection</title>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<h1>इंटरनेट नाही</h1>
<p>इंटरनेट परत आले की हे पान आपोआप उघडेल.</p>
<div lang="en"><h1>No connection</h1>
<p>This page opens by itself as soon as the internet is back.</p></div>
<a href="">पुन्हा प्रयत्न करा · <span lang="en">Try again</span></a>
<section id="biodata" hidden></section>
</main>
<script>${script}</script>
</body>
</html>
`
