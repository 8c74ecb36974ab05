import { immutable, revalidate } from './caching.ts'

/**
 * What nginx has to be told about `dist`, to be included in a `server` block that says where it
 * listens and its `root`. The headers stand on one level alone, for nginx drops them wherever a
 * block below adds one of its own; hence the variable for the one that differs. Throws on a header
 * that nginx would read as something else.
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

location / {
  set $site_caching "${revalidate}";
  try_files $uri $uri/index.html =404;
}
location /assets/ {
  set $site_caching "${immutable}";
  try_files $uri =404;
}
location = /404.html {
  internal;
  set $site_caching "${revalidate}";
}
location ~ ^/_headers {
  set $site_caching "${revalidate}";
  return 404;
}
`
}

function quoted(name: string, value: string): string {
  if (/[$\\\n]/.test(value)) throw new Error(`${name} holds what nginx takes for its own: ${value}`)
  return `"${value.replaceAll('"', '\\"')}"`
}
