import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
import { caching } from './caching.ts'
import { type InfoService, mostKilobytes, userAgent } from './forward-info-call.ts'
import { type HostConfig, hiddenHeaders } from './host-config.ts'

export function nginxConf({ siteHeaders, service }: HostConfig): string {
  const headers = Object.entries(siteHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  const hidden = hiddenHeaders(siteHeaders).map(name => `  proxy_hide_header ${name};`)
  return String.raw`# Written by the build. Include it in a server block that has "listen", "server_name" and "root".
# If nginx has the brotli module, add: brotli_static on;
absolute_redirect off;
charset utf-8;
server_tokens off;
gzip on;
gzip_static on;
gzip_vary on;
# Also for a CDN, which names itself in "Via".
gzip_proxied any;
gzip_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/plain;
error_page 403 404 /404.html;

${headers.join('\n')}
add_header Cache-Control $site_caching always;
set $site_caching "${caching.page}";
# No validators: a file's time can be the same in two releases, and a browser would keep the old page.
# Without them, ranges could be parts of two releases.
etag off;
if_modified_since off;
add_header Last-Modified "";
max_ranges 0;

# Redirects to a page's only address, without doubled or trailing slashes, extension or needless %.
if ($request_uri ~ "^[^?]*(//|%)") {
  rewrite ^(?:/(?:index(?:\.html)*)?)+$ / permanent;
  rewrite ^(/(?!404\.html$)[\w/.-]*?\w)(?:/index|/index\.html|\.html|/)*$ $1 permanent;
}
location / {
  rewrite ^(?:/(?:index(?:\.html)*)?)+$ / permanent;
  rewrite ^(/[\w/.-]*?\w)(?:/index|/index\.html|\.html|/)+$ $1 permanent;
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location /assets/ {
  set $site_caching "${caching.asset}";
  try_files $uri =404;
}
${service ? nginxForwarding(service, hidden) : ''}
location = /404.html {
  internal;
}
location ~ ^/(?:_headers|\.assetsignore|404|.*\.(?:br|gz))$ {
  return 404;
}
`
}

const nginxForwarding = (
  { INFO_SERVICE_URL, INFO_API_KEY_HEADER, INFO_API_KEY, INFO_TIMEOUT_MS }: InfoService,
  hidden: readonly string[],
): string => `# Forwards only calls to the info service. nginx looks up the address when nginx starts or reloads.
location = ${infoPath} {
  if ($request_method != ${infoMethod}) {
    return 404;
  }
  set $args "";
  set $site_caching "${caching.infoCall}";
  client_max_body_size ${mostKilobytes}k;
  client_body_buffer_size ${mostKilobytes}k;
  proxy_pass ${INFO_SERVICE_URL};
  proxy_http_version 1.1;
  proxy_connect_timeout ${INFO_TIMEOUT_MS}ms;
  proxy_send_timeout ${INFO_TIMEOUT_MS}ms;
  proxy_read_timeout ${INFO_TIMEOUT_MS}ms;
  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 5;
  # On Red Hat and its relatives: /etc/pki/tls/certs/ca-bundle.crt
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
  proxy_ignore_headers X-Accel-Redirect;
  proxy_pass_request_headers off;
  proxy_set_header Host $proxy_host;
  proxy_set_header Content-Type application/json;
  proxy_set_header User-Agent ${userAgent};
  proxy_set_header Origin $http_origin;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header ${INFO_API_KEY_HEADER} "${INFO_API_KEY}";
${hidden.join('\n')}
}
`
