/** Cache-Control of pages and other files without a hash: cached, but revalidated at each visit. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Cache-Control of `/assets/`, whose addresses change with their bytes. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * Returns the `_headers` of Cloudflare Pages and Netlify. No header is in two rules that match the same
 * path: Cloudflare would join both values. These hosts send `revalidate` for pages by themselves.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${immutable}`, ''].join('\n')
}

/**
 * Returns what nginx has to know about `dist`, for a `server` block that says where it listens and
 * its `root`. All headers are on one level, because a nested block that adds one drops the others;
 * a variable has the one that differs. Throws on a header that nginx would misread.
 */
export function nginxConfig(security: Record<string, string>): string {
  return `# Written by the build. Include it in a server block that has "listen", "server_name" and "root".
# Where nginx has the brotli module, add: brotli_static on;
absolute_redirect off;
charset utf-8;
server_tokens off;
gzip on;
gzip_static on;
gzip_vary on;
gzip_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/plain;
error_page 403 404 /404.html;

${Object.entries(security)
  .map(([name, value]) => `add_header ${name} ${quoted(name, value)} always;`)
  .join('\n')}
add_header Cache-Control $site_caching always;
set $site_caching "${revalidate}";

# A page has one address: a doubled slash, one at the end, an ending or a needless % leads there.
if ($request_uri ~ "^[^?]*(//|%)") {
  rewrite ^(?:/(?:index(?:\\.html)*)?)+$ / permanent;
  rewrite ^(/(?!404\\.html$)[\\w/.-]*?\\w)(?:/index|/index\\.html|\\.html|/)*$ $1 permanent;
}
location / {
  rewrite ^(?:/(?:index(?:\\.html)*)?)+$ / permanent;
  rewrite ^(/[\\w/.-]*?\\w)(?:/index|/index\\.html|\\.html|/)+$ $1 permanent;
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location /assets/ {
  set $site_caching "${immutable}";
  try_files $uri =404;
}
location = /404.html {
  internal;
}
location ~ ^/(?:_headers|404$) {
  return 404;
}
`
}

/**
 * Returns what Caddy has to know about `dist`, for a site block that has a `root`. Throws on a header
 * that Caddy would misread.
 */
export function caddyConfig(security: Record<string, string>): string {
  const headers = Object.entries(security).map(
    ([name, value]) => `\t${name} ${quoted(name, value)}`,
  )
  return `# Written by the build. Import it in a site block that has "root".
header {
${headers.join('\n')}
}
@page not path /assets/*
header @page Cache-Control "${revalidate}"
header /assets/* Cache-Control "${immutable}"
encode gzip
@slash {
	path_regexp slash ^(/.+)/$
	not path /api/*
}
rewrite @slash {re.slash.1}
try_files {path}.html {path}
file_server {
	disable_canonical_uris
	hide _headers
	precompressed br gzip
}
handle_errors {
	header Cache-Control "${revalidate}"
	rewrite * /404.html
	file_server
}
`
}

function quoted(name: string, value: string): string {
  if (/[$\\\n]/.test(value))
    throw new Error(`${name} contains a character that nginx interprets: ${value}`)
  return `"${value.replaceAll('"', '\\"')}"`
}
